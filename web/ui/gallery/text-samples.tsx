import { m } from '#messages/messages.js';
import { Avatar } from '../avatar.tsx';
import { Heartbeat } from '../drawings/heartbeat.tsx';
import { HeroIllustration } from '../drawings/hero-illustration.tsx';
import { Logo } from '../drawings/logo.tsx';
import { Facts } from '../facts.tsx';
import { EnglishName } from '../format/english-name.tsx';
import { SplitWords } from '../format/split-words.tsx';
import { UserText } from '../format/user-text.tsx';
import { QrCodeImage } from '../qr-code-image.tsx';
import { Stars } from '../stars.tsx';
import { names, Piece } from './piece.tsx';

const surfaces = ['card', 'card raised', 'outlined surface', 'accent-tint', 'red-tint', 'green-tint'];
const texts = [
  '',
  'muted',
  'small muted',
  'large',
  'title-size',
  'strong',
  'accent',
  'red',
  'green',
  'orange',
];

export function TextSamples() {
  return (
    <>
      <Piece name="classes.css">
        {texts.map((look) => (
          <p key={look} className={look}>
            {m.home_lead()}
          </p>
        ))}
        {surfaces.map((look) => (
          <p key={look} className={`padded ${look}`}>
            {m.home_heading()}
          </p>
        ))}
      </Piece>
      <Piece name="Avatar, Stars, Facts, names">
        {names.map((name) => (
          <div key={name} className="line-2 middle">
            <Avatar name={name} url={null} size={48} beside />
            <UserText>{name}</UserText>
          </div>
        ))}
        <Stars rating={3.5} />
        <p>
          <Facts>
            <span>{m.session_hospital()}</span>
            <span>{m.common_city()}</span>
          </Facts>
        </p>
        <p>
          <EnglishName of="Cardiology" />
        </p>
        <p>
          <SplitWords>{m.common_settings()}</SplitWords>
        </p>
      </Piece>
      <Piece name="Drawings">
        <Logo />
        <Heartbeat />
        <HeroIllustration />
        <QrCodeImage code={{ side: 8, cells: 'gUKZJCTBQoE=' }} label={m.session_hospital()} size={96} />
      </Piece>
    </>
  );
}
