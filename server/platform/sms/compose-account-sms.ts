import type { Locale } from '#server/platform/http/language.ts';
import type { ComposedMessage } from '../outbox/message-content.ts';
import { composeSms } from './compose-sms.ts';

export function composeAccountSms(
  event:
    | 'familyAsked'
    | 'passwordCode'
    | 'signInCode'
    | 'changeCode'
    | 'passwordChanged'
    | 'contactChanged'
    | 'secondFactorChanged'
    | 'emergencyAtHospital'
    | 'emergenciesAtHospital'
    | 'registrationChecked'
    | 'registrationRefused'
    | 'registrationToCheck'
    | 'memberJoined',
  locale: Locale,
  facts: Readonly<Record<string, string | number>> = {},
): ComposedMessage {
  const words = { title: '', text: '', when: '' };
  const notice = {
    ...words,
    event,
    reader: 'patient',
    readerId: 0,
    readerName: '',
    readerEmail: '',
    locale,
    visit: null,
    facts,
    link: null,
  } as const;
  return composeSms(notice, { timeZone: 'UTC' });
}
