import { useState } from 'react';
import type { DemoMessage } from '#contract/messaging/demo-mailbox.ts';
import { m } from '#messages/messages.js';
import { Logo } from '#web/ui/drawings/logo.tsx';
import { formatDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './demo-messages.module.css';

/** The demo's messages, newest first, each as its recipient would see it: email, phone, lock screen. */
export function DemoMessages({ messages }: { readonly messages: readonly DemoMessage[] }) {
  return (
    <ul className="stack-3" aria-label={m.notifications_mailbox_list()}>
      {messages.map((message) => (
        <li key={message._id} className={`stack-2 padded surface outlined ${styles.message}`}>
          <Head {...message} />
          <Body {...message} />
        </li>
      ))}
    </ul>
  );
}

const formNames = {
  email: m.common_e_mail,
  push: m.notifications_mailbox_form_push,
  sms: m.preferences_sms,
  whatsapp: m.preferences_whatsapp,
};

function Head({ form, to, arrivedAt, date, time, invitation, parts }: DemoMessage) {
  return (
    <p className={`row spread muted small ${styles.head}`}>
      <span className={`accent-tint accent strong ${styles.form}`}>{formNames[form]()}</span>
      <span>
        {to.includes('@')
          ? m.notifications_mailbox_to_address({ address: to })
          : m.notifications_mailbox_to({ phone: to })}
      </span>
      <time dateTime={arrivedAt}>
        {formatDay(date, '')}, {time}
      </time>
      {invitation && (
        <span className={`flex middle ${styles.extra}`}>
          <Icon name="calendar" size={16} /> {m.notifications_mailbox_invitation()}
        </span>
      )}
      {parts !== null && (
        <span className={`flex middle ${styles.extra}`}>
          {m.notifications_mailbox_parts({ count: String(parts) })}
        </span>
      )}
    </p>
  );
}

function Body(message: DemoMessage) {
  const { form, locale, subject, text, html, path, buttons, parts } = message;
  if (form === 'email') {
    return (
      <>
        <h2 lang={locale}>{subject}</h2>
        {html ? <Mail subject={subject} html={html} /> : <p lang={locale}>{text}</p>}
      </>
    );
  }
  if (form === 'push') {
    return (
      <a
        className={`line-3 padded rounded not-underlined ${styles.lock}`}
        href={path ?? undefined}
        lang={locale}
      >
        <Logo />
        <span>
          <strong>{subject}</strong>
          <span>{text}</span>
        </span>
      </a>
    );
  }
  return (
    <div className={`stack-2 padded break-anywhere ${styles.bubble}`} data-form={form}>
      {form === 'sms' && parts === null && <h2 lang={locale}>{subject}</h2>}
      <p lang={locale}>
        <LinkedText text={text} />
      </p>
      {buttons.length > 0 && path && (
        <p className={`row-2 ${styles.buttons}`} lang={locale}>
          {buttons.map((title) => (
            <a key={title} href={path}>
              {title}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

/** The frame cannot run scripts, and our styles do not affect it. */
function Mail({ subject, html }: { readonly subject: string; readonly html: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.mail} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.notifications_mailbox_open()}</summary>
      {open && (
        <iframe
          title={subject}
          srcDoc={html}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          onLoad={({ currentTarget }) => {
            const height = currentTarget.contentDocument?.documentElement.scrollHeight;
            if (height) currentTarget.style.height = `${height}px`;
          }}
        />
      )}
    </details>
  );
}

const address = /(https?:\/\/\S*[\w/-])/;

/** Phones turn URLs in a text into links. */
function LinkedText({ text }: { readonly text: string }) {
  return text.split(address).map((part) =>
    address.test(part) ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
