import { m } from '#messages/messages.js';
import { Avatar } from '../../ui/avatar.tsx';
import cardStyles from '../../ui/card.module.css';
import { Rotation } from '../../ui/carousel/rotation.tsx';
import { Page } from '../../ui/page/page.tsx';
import styles from './voices.module.css';

/** Sample testimonials, marked as such (B-11). */
export function HomeVoices() {
  const voices = [
    [m.voices_1(), m.voices_1_name(), m.voices_1_city()],
    [m.voices_2(), m.voices_2_name(), m.voices_2_city()],
    [m.voices_3(), m.voices_3_name(), m.voices_3_city()],
    [m.voices_4(), m.voices_4_name(), m.voices_4_city()],
    [m.voices_5(), m.voices_5_name(), m.voices_5_city()],
    [m.voices_6(), m.voices_6_name(), m.voices_6_city()],
  ] as const;
  return (
    <div className={styles.section}>
      <Page>
        <Rotation
          label={m.voices_list()}
          labelledBy="voices-title"
          roleDescription={m.voices_carousel()}
          previousLabel={m.voices_previous()}
          nextLabel={m.voices_next()}
          pauseLabel={m.voices_pause()}
          playLabel={m.voices_play()}
          position={(first, total) => m.voices_position({ first, total })}
          header={
            <>
              <h2 id="voices-title">{m.voices_title()}</h2>
              <p className={styles.lead}>{m.voices_lead()}</p>
            </>
          }
        >
          {voices.map(([text, name, city]) => (
            <li key={name}>
              <figure className={`${cardStyles.raised} ${styles.voice}`}>
                <blockquote className={styles.text}>{text}</blockquote>
                <figcaption className={styles.who}>
                  <Avatar name={name} url={null} size={44} />
                  <span>
                    <strong className={styles.name}>{name}</strong> {city}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </Rotation>
      </Page>
    </div>
  );
}
