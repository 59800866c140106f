import { m } from '#messages/messages.js';
import { DaySums } from '../../payments/day-sums.tsx';
import { useAmountsHidden } from '../../practice/amounts.ts';
import { hasHistory, useFigures } from '../../practice/answers.ts';
import { FirstSteps } from '../../practice/first-steps.tsx';
import { PracticePanels } from '../../practice/panels.tsx';
import { RegistrationNotice } from '../../practice/registration-notice.tsx';
import { useAreaUser } from '../area/use-area-user.ts';
import { PracticeFigures } from './practice-figures.tsx';
import styles from './practice-screen.module.css';

/** What stands below the day on the doctor's home, with more detail: money by day (G-02). */
export function PracticeScreen() {
  const user = useAreaUser();
  const { data: figures } = useFigures();
  const hidden = useAmountsHidden();
  return (
    <div className={styles.practice}>
      <title>{`${m.practice_heading()} | ${m.shell_brand()}`}</title>
      <h1>{m.practice_heading()}</h1>
      {figures &&
        (hasHistory(figures) ? (
          <RegistrationNotice {...figures} />
        ) : (
          <FirstSteps figures={figures} doctorId={user.doctorId ?? user.id} />
        ))}
      <PracticePanels>
        {figures && !hidden && (
          <>
            <DaySums date={figures.today} />
            <PracticeFigures />
          </>
        )}
      </PracticePanels>
    </div>
  );
}
