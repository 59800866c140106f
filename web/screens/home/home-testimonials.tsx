import type { HomeContent } from '#contract/site/home-content.ts';
import { m } from '#messages/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { Rotation } from '#web/ui/carousel/rotation.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Stars } from '#web/ui/stars.tsx';
import styles from './home-testimonials.module.css';

const getSampleTestimonials = () =>
  [
    [m.voices_1(), m.voices_1_name(), m.voices_1_city()],
    [m.voices_2(), m.voices_2_name(), m.voices_2_city()],
    [m.voices_3(), m.voices_3_name(), m.voices_3_city()],
    [m.voices_4(), m.voices_4_name(), m.voices_4_city()],
    [m.voices_5(), m.voices_5_name(), m.voices_5_city()],
    [m.voices_6(), m.voices_6_name(), m.voices_6_city()],
  ] as const;

/** Reviews whose authors agreed to be quoted; samples in a demo; renders no section without either. */
export function HomeTestimonials({ content: { isDemo, voices: quoted } }: { readonly content: HomeContent }) {
  const isReal = quoted.length > 0;
  if (!isReal && !isDemo) return null;
  const voices = isReal
    ? quoted.map(({ comment, name, rating, doctorName }) => ({
        text: <UserText>{comment}</UserText>,
        name,
        about: (
          <>
            <Stars rating={rating} /> {doctorName}
          </>
        ),
      }))
    : getSampleTestimonials().map(([text, name, about]) => ({ text, name, about }));
  return (
    <div className={styles.section}>
      <Page>
        <Rotation
          label={isReal ? m.voices_real_list() : m.voices_list()}
          labelledBy="voices-title"
          roleDescription={m.voices_carousel()}
          previousLabel={m.voices_previous()}
          nextLabel={m.voices_next()}
          pauseLabel={m.voices_pause()}
          playLabel={m.voices_play()}
          position={(first, total) => m.voices_position({ first, total })}
          header={
            <>
              <h2 id="voices-title" className="title-size">
                {isReal ? m.voices_real_title() : m.voices_title()}
              </h2>
              <p className="above-2 muted">{isReal ? m.voices_real_lead() : m.voices_lead()}</p>
            </>
          }
        >
          {voices.map(({ text, name, about }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and their order does not change
            <li key={index}>
              <figure className={`card raised line-3 spread padded-4 ${styles.voice}`}>
                <blockquote className={styles.text}>{text}</blockquote>
                <figcaption className={`flex middle muted ${styles.who}`}>
                  <Avatar name={name} url={null} size={44} />
                  <span>
                    <strong className="block ink">{name}</strong> {about}
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
