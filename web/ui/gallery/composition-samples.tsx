import { m } from '#messages/messages.js';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { UserText } from '../format/user-text.tsx';
import { Icon } from '../icon.tsx';
import { Letterhead, PaperFacts } from '../paper/letterhead.tsx';
import { SectionList } from '../section-list.tsx';
import { toast } from '../toasts/toasts.tsx';
import { names, nothing, Piece } from './piece.tsx';

const sizes = ['display', 'title', 'large', 'body', 'small', 'badge'];
const rowIcons = ['video', 'calendar', 'paper'] as const;

const undo = () => ({ label: m.common_undo(), about: m.common_settings(), act: nothing, onLeave: nothing });
const toasts = {
  good: () => toast.good(m.settings_saved()),
  bad: () => toast.bad(m.settings_failed()),
  plain: () => toast.plain(m.home_lead()),
  undo: () => toast.good(m.settings_saved(), undo()),
};

/** Sizes of text, a card with its one primary button, rows, toasts, and lists that are empty or failed. */
export function CompositionSamples() {
  return (
    <>
      <Piece name="--text-…">
        {sizes.map((size) => (
          <p key={size} className="line-2 bottom spread">
            <span style={{ fontSize: `var(--text-${size})`, lineHeight: 1.2 }}>
              {m.common_book_appointment()}
            </span>
            <span className="muted small" lang="en">
              {size}
            </span>
          </p>
        ))}
      </Piece>
      <Piece name="Card, rows">
        <article className="card padded stack-3">
          <h3>
            <UserText>{names[0] ?? ''}</UserText>
          </h3>
          <p className="muted">{m.home_lead()}</p>
          <div className="row-2">
            <Button>{m.common_book_appointment()}</Button>
            <Button look="quiet">{m.common_settings()}</Button>
          </div>
        </article>
        <ul className="card">
          {rowIcons.map((icon, at) => (
            <li key={icon} className={`line-3 middle padded ${at > 0 ? 'line-above' : ''}`}>
              <span className="rigid">
                <Icon name={icon} />
              </span>
              <span className="shrinks full-width">{m.settings_profile_hint()}</span>
              <Button look="quiet">{m.common_save()}</Button>
            </li>
          ))}
        </ul>
      </Piece>
      <Piece name="SectionList">
        <SectionList
          label={m.common_settings()}
          current="#profile"
          sections={[
            { to: '#profile', name: m.common_overview(), icon: 'person', note: names[0] },
            { to: '#calendar', name: m.hospital_calendar(), icon: 'calendar' },
          ]}
        />
      </Piece>
      <Piece name="Letterhead, PaperFacts">
        <Letterhead
          from={{ name: m.shell_brand(), lines: [m.home_lead()] }}
          beside={{ name: names[0] ?? '', lines: [m.common_overview()] }}
        />
        <PaperFacts facts={[[m.common_patient(), names[1] ?? '']]} />
      </Piece>
      <Piece name="Toasts">
        <div className="row-2">
          {Object.entries(toasts).map(([tone, show]) => (
            <Button key={tone} look="quiet" lang="en" onClick={show}>
              {tone}
            </Button>
          ))}
        </div>
      </Piece>
      <Piece name="EmptyState">
        <EmptyState icon="calendar" title={m.common_no_appointments()} text={m.own_none_hint()}>
          <Button>{m.common_book_appointment()}</Button>
        </EmptyState>
        <EmptyState icon="warning" title={m.dashboards_failed()} text={m.refusal_internal()} failed>
          <Button look="quiet">{m.common_retry()}</Button>
        </EmptyState>
      </Piece>
    </>
  );
}
