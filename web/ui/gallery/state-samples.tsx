import { useRef } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '../button.tsx';
import { Carousel } from '../carousel/carousel.tsx';
import { Rotation } from '../carousel/rotation.tsx';
import { Chart } from '../charts/chart.tsx';
import { DonutChart } from '../charts/donut-chart.tsx';
import { EmergencyAdvice } from '../emergency/emergency-advice.tsx';
import { ReasonEmergency } from '../emergency/reason-emergency.tsx';
import { UserText } from '../format/user-text.tsx';
import { AffectedPatientsNote } from '../forms/affected-patients-note.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { LoadingBar } from '../loading-bar.tsx';
import { Palette } from '../palette/palette.tsx';
import { Skeleton } from '../skeleton.tsx';
import { StartCard } from '../start-card.tsx';
import { Warning } from '../warning.tsx';
import styles from './gallery.module.css';
import { Held, names, nothing, Piece } from './piece.tsx';

export function StateSamples() {
  const box = useRef<HTMLInputElement>(null);
  const row = {
    label: m.session_doctor(),
    previousLabel: m.home_previous(),
    nextLabel: m.home_next(),
    header: <p className="large strong">{m.session_doctor()}</p>,
  };
  const slides = names.map((name) => (
    <li key={name} className={`card padded ${styles.slide}`}>
      <UserText>{name}</UserText>
    </li>
  ));
  return (
    <>
      <Piece name="Messages">
        <Warning title={m.settings_mismatch()} text={m.settings_failed()} />
        <FormProblem text={m.settings_failed()} toasted />
        <AffectedPatientsNote count={3} />
        <EmergencyAdvice kind="chest" />
        <ReasonEmergency reason="Chest Pain" />
      </Piece>
      <Piece name="StartCard">
        <StartCard
          text={m.practice_start_text()}
          steps={[true, false, false].map((done, index) => ({
            title: names[index] ?? '',
            text: m.practice_step_slots_text(),
            done,
            way: (look) => <Button look={look}>{m.practice_step_slots_go()}</Button>,
          }))}
          onDismiss={nothing}
        />
      </Piece>
      <Piece name="Loading">
        <div className={styles.inFlow}>
          <LoadingBar />
        </div>
        <div className="stack-2" data-sample>
          <Skeleton height={24} width="60%" />
          <Skeleton height={80} />
        </div>
      </Piece>
      <Piece name="Carousel, Rotation">
        <Carousel {...row}>{slides}</Carousel>
        <Rotation
          {...row}
          labelledBy="rotation-sample"
          roleDescription={m.voices_carousel()}
          pauseLabel={m.voices_pause()}
          playLabel={m.voices_play()}
          position={(first, total) => m.voices_position({ first, total })}
          header={
            <p id="rotation-sample" className="large strong">
              {m.session_hospital()}
            </p>
          }
        >
          {slides}
        </Rotation>
      </Piece>
      <Piece name="Charts">
        <Chart
          title={m.common_patient()}
          subtitle={m.common_today()}
          rowName={m.common_today()}
          kind="bars"
          unit=""
          labels={['10', '11', '12'].map((short) => ({ short, full: short }))}
          series={[
            { name: m.common_patient(), look: 'solid', values: [4, 7, 2] },
            { name: m.session_doctor(), look: 'outlined', values: [1, 0, 3] },
          ]}
        />
        <DonutChart
          title={m.session_hospital()}
          subtitle={m.common_today()}
          rowName={m.common_city()}
          valueName={m.common_patient()}
          middle={{ value: '9', name: m.common_patient() }}
          slices={[
            { name: m.common_patient(), look: 'solid', value: 6, shown: '6' },
            { name: m.session_doctor(), look: 'quiet', value: 3, shown: '3' },
          ]}
        />
      </Piece>
      <Piece name="Palette">
        <Held initial="">
          {(typed, type) => (
            <Palette
              box={box}
              label={m.keys_palette_field()}
              hint={m.keys_palette_hint()}
              list={m.keys_palette()}
              typed={typed}
              onType={type}
              groups={[
                {
                  key: 'doctors',
                  name: m.session_doctor(),
                  options: [m.common_patient(), m.session_doctor()].map((name) => ({
                    key: name,
                    name,
                    choice: { run: nothing },
                  })),
                },
              ]}
              said=""
              onClose={nothing}
              onChoose={nothing}
            />
          )}
        </Held>
      </Piece>
    </>
  );
}
