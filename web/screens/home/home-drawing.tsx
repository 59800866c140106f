import styles from './home-drawing.module.css';

export function HomeDrawing({ name }: { readonly name: string }) {
  return (
    <svg
      className={`rigid accent-tint ${styles.drawing}`}
      viewBox="0 0 64 64"
      width="72"
      height="72"
      aria-hidden="true"
    >
      <use href={`/hero.svg#${name}`} />
    </svg>
  );
}
