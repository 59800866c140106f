import type { CallState } from '../call/visit-call.ts';
import { useNews } from './use-visit-call.ts';

interface NewsReaderProps {
  readonly state: CallState;
  readonly wordsBetween: (before: CallState, after: CallState) => readonly string[];
}

/** Announces changes of the call to screen readers. */
export function NewsReader({ state, wordsBetween }: NewsReaderProps) {
  const news = useNews(state, wordsBetween);
  return (
    <div className="visually-hidden" role="log">
      {news.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
