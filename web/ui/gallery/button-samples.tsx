import { m } from '#messages/messages.js';
import { Button, ButtonLink } from '../button.tsx';
import { Icon, iconNames } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { KeyCaps } from '../keys/key-caps.tsx';
import { KeysHelp, KeysHint } from '../keys/keys-help.tsx';
import { Menu } from '../menu.tsx';
import { LanguageButton } from '../preferences/language-button.tsx';
import { ThemeButton } from '../preferences/theme-button.tsx';
import { ThemeChoice } from '../preferences/theme-choice.tsx';
import { Tabs } from '../tabs.tsx';
import styles from './gallery.module.css';
import { Held, nothing, Piece } from './piece.tsx';

const looks = ['primary', 'quiet', 'plain', 'grave', 'danger'] as const;

export function ButtonSamples() {
  return (
    <>
      <Piece name="Button">
        {looks.map((look) => (
          <div key={look} className="row-2">
            <Button look={look}>{m.common_save()}</Button>
            <Button look={look} disabled>
              {m.common_save()}
            </Button>
            <Button look={look} busy>
              {m.common_saving()}
            </Button>
          </div>
        ))}
        <Button wide>
          <Icon name="search" />
          {m.common_book_appointment()}
        </Button>
        <ButtonLink look="quiet" to="/">
          {m.common_retry()}
        </ButtonLink>
      </Piece>
      <Piece name="IconButton, Menu, Icon">
        <div className="row-2">
          <IconButton label={m.common_close()}>
            <Icon name="close" />
          </IconButton>
          <IconButton label={m.common_close()} disabled>
            <Icon name="close" />
          </IconButton>
          <Menu
            label={m.common_settings()}
            items={[
              { key: 'save', name: m.common_save(), onChoose: nothing },
              { key: 'retry', name: m.common_retry(), closed: m.field_required() },
              { key: 'cancel', name: m.own_cancel(), danger: true, onChoose: nothing },
            ]}
          />
        </div>
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name} className="line-2 middle small muted" lang="en">
              <Icon name={name} /> {name}
            </li>
          ))}
        </ul>
      </Piece>
      <Piece name="Tabs">
        <Held initial="patient">
          {(chosen, choose) => (
            <Tabs
              label={m.common_settings()}
              chosen={chosen}
              onChoose={choose}
              tabs={[
                { key: 'patient', name: m.common_patient(), panel: <p>{m.settings_profile_hint()}</p> },
                { key: 'doctor', name: m.session_doctor(), panel: <p>{m.home_lead()}</p> },
              ]}
            />
          )}
        </Held>
      </Piece>
      <Piece name="Preferences">
        <div className="row-2">
          <LanguageButton />
          <ThemeButton />
        </div>
        <ThemeChoice />
      </Piece>
      <Piece name="Keys">
        <div className="row-2">
          <KeyCaps keys={['g', 'h']} />
          <KeysHelp />
        </div>
        <KeysHint />
      </Piece>
    </>
  );
}
