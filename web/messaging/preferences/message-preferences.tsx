import { useId } from 'react';
import type { MessagePreferences } from '#contract/messaging/messages.ts';
import { m } from '#messages/messages.js';
import { locales } from '#messages/runtime.js';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { languageNames } from '#web/ui/preferences/language.ts';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PushSwitch } from '../push/push-switch.tsx';
import styles from './message-preferences.module.css';
import { TopicTable } from './topic-table.tsx';
import { type PreferenceChange, type SaveState, usePreferences } from './use-preferences.ts';

interface MessagePreferencesCardProps {
  readonly id: string;
}

/**
 * Messages, channels and language of the user; for doctors also how requests and the daily list arrive. Every
 * change is saved immediately.
 */
export function MessagePreferencesCard({ id }: MessagePreferencesCardProps) {
  const { preferences, shown, saving, save } = usePreferences(id);
  const titleId = useId();
  return (
    <SettingsCard id="messages" titleId={titleId} className={styles.card}>
      <div className={`row middle spread ${styles.head}`}>
        <h2 id={titleId}>{m.preferences_title()}</h2>
        <SavingState saving={saving} />
      </div>
      <p className={styles.lead}>{m.preferences_lead()}</p>
      {shown ? (
        <>
          <TopicTable topics={shown.topics} digest={shown.dailyDigest} onChange={save} />
          <Consent preferences={shown} />
          <PushSwitch />
          <div className={`grid top ${styles.fields}`}>
            <DoctorOptions preferences={shown} onChange={save} />
            <MessageLanguage locale={shown.locale} onChange={save} />
          </div>
        </>
      ) : preferences.isError ? (
        <EmptyState
          failed
          icon="warning"
          title={m.preferences_failed()}
          text={getRefusalMessage(preferences.error) ?? m.session_no_connection()}
        >
          <Button busy={preferences.isFetching} onClick={() => void preferences.refetch()}>
            {m.dashboards_retry()}
          </Button>
        </EmptyState>
      ) : (
        <div role="status">
          <span className="visually-hidden">{m.preferences_loading()}</span>
          <Skeleton height={320} />
        </div>
      )}
    </SettingsCard>
  );
}

/** Shows and announces the result of the newest change. */
function SavingState({ saving }: { readonly saving: SaveState }) {
  return (
    <>
      <p role="status" className={styles.saving}>
        {saving.state === 'saving' && m.preferences_saving()}
        {saving.state === 'saved' && (
          <span className="line-1 middle green strong">
            <Icon name="check" size={18} />
            {m.preferences_saved()}
          </span>
        )}
      </p>
      {saving.state === 'failed' && (
        <p role="alert" className="line-1 middle red strong">
          <Icon name="warning" size={18} />
          {saving.sentence}
        </p>
      )}
    </>
  );
}

/** The consent given by turning WhatsApp on. Its text has a version (choose-messages.ts). */
function Consent({ preferences: { topics } }: { readonly preferences: MessagePreferences }) {
  const isOffered = topics.some(({ channels }) => channels.some(({ channel }) => channel === 'whatsapp'));
  return isOffered && <p className={`small ${styles.consent}`}>{m.preferences_consent()}</p>;
}

interface DoctorOptionsProps {
  readonly preferences: MessagePreferences;
  readonly onChange: (change: PreferenceChange) => void;
}

/** The channels for requests and the daily list. */
function DoctorOptions({ preferences: { requestsTold, dailyDigest }, onChange }: DoctorOptionsProps) {
  return (
    <>
      {requestsTold !== null && (
        <Segmented
          legend={m.preferences_requests()}
          options={[
            { value: 'at-once', label: m.preferences_at_once() },
            { value: 'hourly', label: m.preferences_hourly() },
          ]}
          value={requestsTold}
          onChange={(chosen) => onChange({ requestsTold: chosen })}
        />
      )}
      {dailyDigest !== null && (
        <Switch
          label={m.preferences_daily()}
          hint={m.preferences_daily_hint()}
          on={dailyDigest}
          onChange={(on) => onChange({ dailyDigest: on })}
        />
      )}
    </>
  );
}

interface MessageLanguageProps {
  readonly locale: MessagePreferences['locale'];
  readonly onChange: (change: PreferenceChange) => void;
}

function MessageLanguage({ locale, onChange }: MessageLanguageProps) {
  return (
    <SelectField
      label={m.preferences_language()}
      hint={m.preferences_language_hint()}
      value={locale}
      onChange={({ target }) => {
        const chosen = locales.find((one) => one === target.value);
        if (chosen) onChange({ locale: chosen });
      }}
    >
      {locales.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </SelectField>
  );
}
