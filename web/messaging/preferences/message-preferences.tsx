import { useId } from 'react';
import type { MessagePreferences } from '#contract/messaging/messages.ts';
import { m } from '#messages/messages.js';
import { locales } from '#messages/runtime.js';
import { LoadedPart } from '#web/platform/loading/loaded-part.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { languageNames } from '#web/ui/preferences/language.ts';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { PushSwitch } from '../push/push-switch.tsx';
import styles from './message-preferences.module.css';
import { TopicTable } from './topic-table.tsx';
import { type PreferenceChange, type SaveState, usePreferences } from './use-preferences.ts';

interface MessagePreferencesCardProps {
  readonly id: string;
  /** On a page of its own: the id of the page's heading, which is the card's. */
  readonly pageTitleId?: string;
}

/**
 * Messages, channels and language of the user; for doctors also how requests and the daily list arrive. Every
 * change is saved immediately.
 */
export function MessagePreferencesCard({ id, pageTitleId }: MessagePreferencesCardProps) {
  const { query, saving, save } = usePreferences(id);
  const cardTitleId = useId();
  return (
    <SettingsCard id="messages" titleId={pageTitleId ?? cardTitleId} className={styles.card}>
      <div className={`row middle spread ${styles.head}`}>
        {!pageTitleId && <h2 id={cardTitleId}>{m.bell_title()}</h2>}
        <SavingState saving={saving} />
      </div>
      <p className={styles.lead}>{m.preferences_lead()}</p>
      <LoadedPart query={query} height={320} failed={m.preferences_failed()}>
        {(shown) => (
          <>
            <TopicTable topics={shown.topics} digest={shown.dailyDigest} onChange={save} />
            <Consent preferences={shown} />
            <PushSwitch heading={pageTitleId ? 'h2' : 'h3'} />
            <div className={`grid top ${styles.fields}`}>
              <DoctorOptions preferences={shown} onChange={save} />
              <MessageLanguage locale={shown.locale} onChange={save} />
            </div>
          </>
        )}
      </LoadedPart>
    </SettingsCard>
  );
}

/** Shows and announces the result of the newest change. */
function SavingState({ saving }: { readonly saving: SaveState }) {
  return (
    <>
      <p role="status" className={styles.saving}>
        {saving.isPending && m.preferences_saving()}
        {saving.isSaved && (
          <span className="line-1 middle green strong">
            <Icon name="check" size={18} />
            {m.preferences_saved()}
          </span>
        )}
      </p>
      {saving.problem && (
        <p role="alert" className="line-1 middle red strong">
          <Icon name="warning" size={18} />
          {saving.problem}
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
