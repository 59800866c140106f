import fastify from 'fastify';
import { createTransport } from 'nodemailer';
import PDFDocument from 'pdfkit';
import { endpointByOperation } from '#contract/by-operation.ts';
import { withoutUnread } from '#contract/platform/pages.ts';
import { phoneDigits } from '#domain/accounts/phones.ts';
import { courseOf } from '#domain/clinical/medicine-durations.ts';
import { knownMedicines } from '#domain/clinical/medicine-list.ts';
import { knownByName } from '#domain/clinical/medicines.ts';
import { medicinesMeant, readMedicineLines } from '#domain/clinical/prescribing/read-medicine-line.ts';
import { readPrescription } from '#domain/clinical/prescribing/read-prescription.ts';
import { safetyNotices } from '#domain/clinical/prescribing/safety-notices.ts';
import { telemedicineFindings } from '#domain/clinical/prescribing/telemedicine-findings.ts';
import { countsByTimeOfDay } from '#domain/clinical/prescriptions.ts';
import { isSameName, nameFit } from '#domain/platform/name-match.ts';
import { beginningsOf, soundOf } from '#domain/platform/name-sound.ts';
import { lookOf } from '#domain/platform/names.ts';
import { idOf } from '#domain/platform/readable-ids.ts';
import { wordsOf } from '#domain/platform/search-words.ts';
import { codeIn, plainText } from '#domain/platform/typed-text.ts';
import { typosInBeginning, typosInWord } from '#domain/platform/typing-errors.ts';
import { careIn, specializationsFor } from '#domain/search/care-search.ts';
import { emergencyIn } from '#domain/search/emergencies.ts';
import { foldPlaceName } from '#domain/search/place-names.ts';
import { readMeetingLink } from '#domain/video/meeting-links.ts';
import { medicinePhrase, storedPhrase } from '#names/medicine-phrase.ts';
import { isPersonal } from '#server/accounts/passwords/is-personal.ts';
import { hashRecoveryCode } from '#server/accounts/second-factor/recovery-codes.ts';
import { deviceOf } from '#server/accounts/sessions/device-of.ts';
import { jwsInCard, scheme } from '#server/clinical/health-cards/card-digits.ts';
import { readCard } from '#server/clinical/health-cards/read-card.ts';
import { needsPassword } from '#server/clinical/records/pdf-lock.ts';
import { composeEmail } from '#server/messaging/email/compose-email.ts';
import { composePush } from '#server/messaging/push/compose-push.ts';
import { isPushService } from '#server/messaging/push/push-hosts.ts';
import { isSigned } from '#server/messaging/sms/hams-signature.ts';
import { composeWhatsapp } from '#server/messaging/whatsapp/compose-whatsapp.ts';
import { isStop } from '#server/messaging/whatsapp/stop-words.ts';
import { csvTable } from '#server/platform/csv.ts';
import { setText } from '#server/platform/documents/set-text.ts';
import { readForm } from '#server/platform/files/read-form.ts';
import { takeForms } from '#server/platform/files/take-forms.ts';
import { addressBlockOf } from '#server/platform/http/address-block.ts';
import { isFromThisMachine } from '#server/platform/http/is-from-this-machine.ts';
import { localeOf } from '#server/platform/http/language.ts';
import { isLoopback } from '#server/platform/http/loopback.ts';
import { refuseUnknown } from '#server/platform/http/problems.ts';
import { refuseWrongMethods } from '#server/platform/http/refuse-method.ts';
import { readClaimsWith } from '#server/platform/http/token-claims.ts';
import { loggedError } from '#server/platform/log/logged-error.ts';
import { printable } from '#server/platform/printable.ts';
import { composeSms } from '#server/platform/sms/compose-sms.ts';
import { headElements } from '#server/site/pages/head-elements.ts';
import { visitorReader } from '#server/site/pages/page-visitor.ts';
import { testNotice } from '#server/testing/messaging/notice.ts';
import { readFrame } from '#server/video/live/frame-gate.ts';
import { repeated, type TextReader } from './text-attacks.ts';

const aspirin = {
  medicines: [
    {
      name: 'Aspirin',
      strength: '',
      form: '',
      dose: '1',
      frequency: 'daily',
      duration: '',
      instructions: '',
    },
  ],
  ageYears: 40,
  weightKg: null,
  allergiesAsked: true,
};
const clinic = { timeZone: 'Asia/Kolkata', publicUrl: 'https://hams.example' };
const notice = (text: string) =>
  testNotice('booked', {
    title: text,
    text,
    readerName: text,
    visit: { patientName: text, doctorName: text, hospital: text, address: text, toBring: text },
  });

/** Of the size of a paper's column. */
function layOut(text: string): void {
  const document = new PDFDocument({ size: 'A4', margin: 0 }); // each keeps what it has laid out
  setText(document, text, { size: 10.5 }, 499);
}

const mail = createTransport({ streamTransport: true, buffer: true });
const sendMail = (text: string) =>
  mail.sendMail({
    from: 'HAMS <desk@clinic.example>',
    to: { name: '', address: 'asha@example.com' },
    subject: text,
    text,
    html: text,
    icalEvent: { method: 'REQUEST', content: text },
  });

/** A card that says of itself what the text is. */
const pasted = (text: string) => {
  const jws = jwsInCard(scheme + text);
  return jws && readCard(jws, { issuer: 'https://hams.example', now: 0, keyOf: async () => null });
};

const nameInBoth = (text: string) => isPersonal(`${text}x`, { phone: '9800000001', name: text });
const readClaims = readClaimsWith({
  clock: { now: Date.now, timeZone: 'UTC' },
  jwtSecret: 'a secret for tests, thirty-two characters or more',
});

/** What Fastify and our hooks read of a request before any handler does, with every address of the contract. */
async function routed() {
  const app = fastify({ trustProxy: (_address, hop) => hop === 0, routerOptions: { maxParamLength: 200 } });
  const refuse = refuseWrongMethods(app);
  app.setNotFoundHandler(refuse);
  for (const { method, path } of Object.values(endpointByOperation)) {
    app.route({ method, url: `/api${path}`, handler: async () => '' });
  }
  app.all('/api/*', refuseUnknown);
  await app.register(async (forms) => {
    await takeForms(forms);
    forms.decorateRequest('photo', null).decorateRequest('sentFile', null);
    forms.post('/form', { preValidation: readForm }, async ({ query, ip }) => ({ query, ip }));
  });
  await app.ready();
  return app;
}
const routing = routed();
const boundary = 'x-the-boundary-x';
const sent = async (part: 'path' | 'query' | 'forwarded' | 'json' | 'file', text: string) => {
  const app = await routing;
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="${text}"\r\n\r\nx\r\n--${boundary}--\r\n`;
  const well = text.toWellFormed();
  const { [part]: call } = {
    path: { url: `/api/${encodeURI(well)}` },
    query: { method: 'POST', url: `/form?${encodeURI(well)}` },
    forwarded: { method: 'POST', url: '/form', headers: { 'x-forwarded-for': text.replace(/[^ -~]/g, ',') } },
    json: { method: 'POST', url: '/form', headers: { 'content-type': 'application/json' }, payload: text },
    file: {
      method: 'POST',
      url: '/form',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: file,
    },
  } as const;
  return app.inject(call);
};

const header = 16_384;
/** Reads latin letters only: Node refuses others in a header, and so does the parser behind this function. */
const preferred = (text: string) => localeOf({ 'accept-language': text.replace(/[^ -~]/g, ',') });

/** Beside the fields of the contract (contract/testing/text-fields.ts). */
export const textReaders: readonly TextReader[] = [
  { name: 'soundOf', limit: 120, read: soundOf, attacks: repeated(['kh', 'ao ', 'chh', 'aAk', 'ं', 'आ']) },
  { name: 'beginningsOf', limit: 120, read: beginningsOf },
  { name: 'wordsOf', limit: 100, read: wordsOf },
  {
    name: 'careIn',
    limit: 100,
    read: (text) => careIn(text, true),
    attacks: repeated(['bukhr nahi ', 'मधुमेह ', 'thalavedana ', 'no ']),
    isSlow: true,
  },
  {
    name: 'specializationsFor',
    limit: 40,
    read: (text) => specializationsFor(text, true),
    attacks: repeated(['kh']),
    isSlow: true,
  },
  { name: 'typosInWord', limit: 100, read: (text) => typosInWord(text, 'a'.repeat(40)) },
  { name: 'typosInBeginning', limit: 100, read: (text) => typosInBeginning(text, 'a'.repeat(40)) },
  {
    name: 'emergencyIn',
    limit: 100,
    read: emergencyIn,
    attacks: repeated(['brea', 'chest p ', 'सीने ']),
    isSlow: true,
  },
  { name: 'foldPlaceName', limit: 100, read: foldPlaceName },
  {
    name: 'readMeetingLink',
    limit: 500,
    read: (text) => readMeetingLink(text),
    attacks: [
      ['meet.jit.si/a', '/', 'x'],
      ['meet.jit.si/', '/', 'x'],
    ],
  },
  {
    name: 'courseOf',
    limit: 60,
    read: (text) => courseOf(text, '2026-11-26'),
    attacks: [
      ['1', ' ', '!'],
      ['', 'x ', '1'],
    ],
  },
  {
    name: 'countsByTimeOfDay',
    limit: 80,
    read: countsByTimeOfDay,
    attacks: [
      ['1', ' ', '!'],
      ['', '1-', '!'],
      ['1 - 1', ' ', '!'],
    ],
  },
  { name: 'idOf', limit: 100, read: (text) => idOf('patient', text), attacks: [['PAT-', '0', 'x']] },
  { name: 'knownByName', limit: 120, read: (text) => knownByName(knownMedicines, text) },
  {
    name: 'medicinePhrase',
    limit: 200,
    read: (text) => medicinePhrase(text, 'hi'),
    attacks: repeated(['1½']),
  },
  { name: 'storedPhrase', limit: 200, read: (text) => storedPhrase(text, 'hi'), attacks: repeated(['1½']) },
  {
    name: 'readPrescription',
    limit: 5000,
    read: readPrescription,
    attacks: repeated([
      ...[
        'tramadol ',
        'Tab Tramadol 50 mg\n',
        'tremadal ',
        'tab ',
        'stop ',
        'reason ',
        'a b1',
        'a1a',
        '1mg',
        'x;',
      ],
      ...['hydrochloride', 'ट्रामाडोल पैरासिटामोल ', 'டிராமடோல் ', 'ट्रा', '1 - '],
    ]),
    isSlow: true,
  },
  {
    name: 'telemedicineFindings',
    limit: 120,
    read: (name) => telemedicineFindings({ mode: 'Online', followUp: false, medicines: [{ name }] }),
    attacks: repeated(['tra + ', ' and ', 'tremadal']),
  },
  {
    name: 'safetyNotices',
    limit: 120,
    read: (allergy) => safetyNotices({ ...aspirin, allergies: [allergy] }),
    attacks: repeated(['sulfa ']),
  },
  {
    name: 'readMedicineLines',
    limit: 400,
    read: (text) => readMedicineLines(text, knownMedicines),
    attacks: repeated(['amox 1-0-1 ', '1 mg ', '1-', 'amlo 5 od, ', 'x ', '1,', '½ ']),
    isSlow: true,
  },
  {
    name: 'needsPassword',
    limit: 1_000_000,
    read: (text) => needsPassword(Buffer.from(`/Encrypt<</R 3/P -4/O(a)/U(b)>> /ID[(${text}`, 'latin1')),
    attacks: repeated(['(', '/Encrypt 1 0 R ', '1']),
  },
  {
    name: 'medicinesMeant',
    limit: 120,
    read: (text) => medicinesMeant(text, knownMedicines),
    attacks: repeated(['amlo 5 ', 'cetrizine ']),
    isSlow: true,
  },
  { name: 'isPersonal', limit: 100, read: nameInBoth, attacks: repeated(['ﷺ ', 'aaaa ']) },
  {
    name: 'hashRecoveryCode',
    limit: 200,
    read: (text) => hashRecoveryCode(1, text),
  },

  {
    name: 'deviceOf',
    limit: header,
    read: deviceOf,
    attacks: repeated(['Version/1 ', 'Version/1', 'Chrome']),
  },
  {
    name: 'localeOf (Accept-Language)',
    limit: header,
    read: preferred,
    attacks: repeated([',;q=', 'a;q=0.1,']),
  },
  {
    name: 'localeOf (cookie)',
    limit: header,
    read: (cookie) => localeOf({ cookie }),
    attacks: repeated(['; lang=']),
  },
  {
    name: 'visitorReader (cookie)',
    limit: header,
    read: (cookie) => visitorReader()({ cookie }),
    attacks: repeated(['; place=', '; theme=light']),
  },
  {
    name: 'visitorReader (Accept-Encoding)',
    limit: header,
    read: (text) => visitorReader()({ 'accept-encoding': text }),
    attacks: [
      ...repeated([' br', 'br;q=0', ',br   ;']),
      ['br', ' ', '!'],
      ['br;q=0.', '0', '!'],
      ['br;q=0', ' ', '!'],
    ],
  },
  {
    name: 'readClaims',
    limit: header,
    read: readClaims,
    attacks: [
      ['Bearer ', 'a.', ''],
      ['Bearer eyJhbGciOiJIUzI1NiJ9.', 'a', '.a'],
      ['Bearer', ' ', 'a'],
    ],
  },
  { name: 'addressBlockOf', limit: header, read: addressBlockOf, attacks: repeated(['::', '1:']) },
  { name: 'isLoopback', limit: header, read: isLoopback, attacks: [['[', ']', 'x']] },
  { name: 'isSigned', limit: header, read: (text) => isSigned('key', text, Buffer.from(text), 0) },
  {
    name: 'the address of a call',
    limit: header,
    read: (text) => sent('path', text),
    attacks: repeated(['/', '/a', '..;/']),
    isSlow: true,
  },
  {
    name: 'the query of a call',
    limit: header,
    read: (text) => sent('query', text),
    attacks: repeated(['a=b&', '&&', '[a]=']),
    isSlow: true,
  },
  {
    name: 'X-Forwarded-For',
    limit: header,
    read: (text) => sent('forwarded', text),
    attacks: repeated(['1.1.1.1, ']),
    isSlow: true,
  },
  {
    name: 'a body of JSON',
    limit: 262_144,
    read: (text) => sent('json', text),
    attacks: [...repeated(['"__proto__" ', '{"a":']), ['"__proto__"', ' ', '']],
    isSlow: true,
  },
  {
    name: 'the name of an upload',
    limit: header,
    read: (text) => sent('file', text),
    attacks: repeated(['";', '\\"']),
    isSlow: true,
  },
  {
    name: 'readFrame',
    limit: 65_536,
    read: (text) => readFrame(Buffer.from(text), false),
    attacks: repeated(['{"a":']),
  },
  {
    name: 'readFrame (topic)',
    limit: 65_000,
    read: (topic) => readFrame(Buffer.from(JSON.stringify({ type: 'follow', topic })), false),
    attacks: [['slots:DOC-', '1', 'x']],
  },
  {
    name: 'readFrame (session description)',
    limit: 48_000,
    read: (sdp) =>
      readFrame(
        Buffer.from(
          JSON.stringify({
            type: 'signal',
            visit: 'APT-1',
            signal: { kind: 'offer', to: 'a'.repeat(8), attempt: 'a'.repeat(8), sdp },
          }),
        ),
        false,
      ),
  },
  {
    name: 'isPushService',
    limit: 1000,
    read: (text) => isPushService(`https://${text}`, []),
    attacks: [...repeated(['a.', 'a-']), ['', 'a.', 'push.apple.co']],
  },

  {
    name: 'composeEmail',
    limit: 300,
    read: (text) =>
      composeEmail(notice(text), {
        config: { ...clinic, messages: { smtp: null } } as never,
        now: new Date(0),
      }),
    attacks: repeated(['\u2028']),
  },
  {
    name: 'composeSms',
    limit: 120,
    read: (text) => composeSms(notice(text), clinic),
    attacks: [['Dr', ' ', '!'], ...repeated(['. '])],
  },
  { name: 'composeWhatsapp', limit: 300, read: (text) => composeWhatsapp(notice(text)) },
  { name: 'composePush', limit: 2000, read: (text) => composePush(notice(text), { acceptToken: null }) },
  {
    name: 'plainText',
    limit: 20_000,
    read: plainText,
    attacks: repeated(['\u200b', '\u200d', '\u094d\u200d', '\ufe0f', '\u{e0061}', '\u0301']),
  },
  {
    name: 'nameFit',
    limit: 100,
    read: (text) => [nameFit(text)(text), nameFit(`${text} b`)(text), isSameName(`${text}b`, text)],
    attacks: repeated(['a ', 'ab aba ', 'KSR ', 'Mr ', 'b/o ']),
  },
  { name: 'codeIn', limit: 1000, read: codeIn, attacks: repeated(['1', '123 ', '123456 ', '12345678-']) },
  { name: 'phoneDigits', limit: 100, read: phoneDigits, attacks: repeated(['91', '0', ';', 'tel:']) },
  { name: 'isStop', limit: 4096, read: isStop },
  { name: 'nodemailer', limit: 4000, read: sendMail, attacks: repeated(['=?', 'é ']), isSlow: true },
  { name: 'csvTable', limit: 5000, read: (text) => csvTable([[text, text]]), attacks: repeated(['",']) },
  {
    name: 'headElements',
    limit: 4000,
    read: (text) =>
      headElements(
        { listed: true, title: text, description: text, url: text, type: 'website', picture: text },
        'https://hams.example',
        'en',
      ),
  },
  { name: 'lookOf', limit: 120, read: lookOf, attacks: repeated(['rn', 'vv', 'I']) },
  {
    name: 'withoutUnread',
    limit: header,
    read: (text) => withoutUnread(`/faqs?${text}`),
    attacks: repeated(['q=1&']),
  },
  {
    name: 'isFromThisMachine (name of a header)',
    limit: header,
    read: (name) =>
      isFromThisMachine({
        headers: { host: 'localhost', [name]: '' },
        httpVersion: '1.1',
        socket: { remoteAddress: '127.0.0.1' },
      }),
    attacks: repeated(['-client-ip', '-connecting-', 'x-forwarded-']),
  },
  { name: 'printable', limit: 5000, read: printable },
  {
    name: 'loggedError',
    limit: 5000,
    read: (text) => loggedError(Object.assign(new Error(text), { code: '22007' })),
  },
  { name: 'the text of a pasted card', limit: 8000, read: pasted, attacks: repeated(['01', '4501']) },
  {
    name: 'setText',
    limit: 5000,
    read: layOut,
    attacks: repeated(['శ్రీ', 'क', 'క', 'aअ', '\n', 'عa', 'ع(', '1-', '王']),
    isSlow: true,
  },
];
