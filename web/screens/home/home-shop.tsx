import { m } from '#messages/messages.js';
import { Page } from '#web/ui/page/page.tsx';
import { HomeDrawing } from './home-drawing.tsx';
import styles from './home-shop.module.css';

/** Categories of a pharmacy, for display only. */
export function HomeShop() {
  const categories = [
    ['vitamins', m.shop_vitamins()],
    ['drink', m.shop_drink()],
    ['skin', m.shop_skin()],
    ['wellness', m.shop_wellness()],
    ['sexual', m.shop_sexual()],
    ['home', m.shop_home()],
    ['pets', m.shop_pets()],
  ] as const;
  return (
    <section className={styles.section} aria-labelledby="shop-title">
      <Page>
        <h2 id="shop-title" className="title-size">
          {m.shop_title()}
        </h2>
        <p className="above-2 muted">{m.shop_lead()}</p>
        <ul className={`row above-4 ${styles.strip}`}>
          {categories.map(([drawing, name]) => (
            <li key={drawing} className={`stack-2 column to-top small ${styles.category}`}>
              <HomeDrawing name={drawing} />
              {name}
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
