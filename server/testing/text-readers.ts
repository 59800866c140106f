import fastify from 'fastify';
import { createTransport } from 'nodemailer';
import PDFDocument from 'pdfkit';
import { endpointByOperation } from '#contract/endpoints-by-operation.ts';
import { removeUnreadQuery } from '#contract/platform/page-rendering.ts';
import { extractPhoneDigits } from '#domain/accounts/phones.ts';
import { toMedicineCourse } from '#domain/clinical/medicine-durations.ts';
import { knownMedicines } from '#domain/clinical/medicine-list.ts';
import { findMedicineByName } from '#domain/clinical/medicines.ts';
import { parseMedicineLines, suggestMedicines } from '#domain/clinical/prescribing/parse-medicine-line.ts';
import { parsePrescription } from '#domain/clinical/prescribing/parse-prescription.ts';
import { findSafetyNotices } from '#domain/clinical/prescription-rules/safety-notices.ts';
import { findTelemedicineFindings } from '#domain/clinical/prescription-rules/telemedicine-findings.ts';
import { isTimeOfDayFrequency } from '#domain/clinical/prescriptions.ts';
import { toVisualForm } from '#domain/platform/name-checks.ts';
import { createNameScorer, isSameName } from '#domain/platform/name-match.ts';
import { listSoundPrefixes, toSound } from '#domain/platform/name-sound.ts';
import { extractCode, normalizeText } from '#domain/platform/normalize-text.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { parseSearchWords } from '#domain/platform/search-words.ts';
import { countPrefixTypos, countWordTypos } from '#domain/platform/typing-errors.ts';
import { findCare, findSpecializations } from '#domain/search/care-search.ts';
import { detectEmergency } from '#domain/search/emergencies.ts';
import { foldPlaceName } from '#domain/search/place-names.ts';
import { parseMeetingLink } from '#domain/video/meeting-links.ts';
import { toStoredPhrase, translateMedicinePhrase } from '#names/medicine-phrase.ts';
import { containsOwnerData } from '#server/accounts/passwords/contains-owner-data.ts';
import { hashRecoveryCode } from '#server/accounts/second-factor/recovery-codes.ts';
import { parseDevice } from '#server/accounts/sessions/parse-device.ts';
import { cardScheme, decodeCardText } from '#server/clinical/health-cards/card-encoding.ts';
import { readCard } from '#server/clinical/health-cards/read-card.ts';
import { needsPassword } from '#server/clinical/records/pdf-encryption.ts';
import { composeEmail } from '#server/messaging/email/compose-email.ts';
import { composePush } from '#server/messaging/push/compose-push.ts';
import { isPushService } from '#server/messaging/push/push-hosts.ts';
import { isValidSignature } from '#server/messaging/sms/hams-signature.ts';
import { composeWhatsapp } from '#server/messaging/whatsapp/compose-whatsapp.ts';
import { isOptOut } from '#server/messaging/whatsapp/opt-out-phrases.ts';
import { formatCsv } from '#server/platform/csv.ts';
import { layOutText } from '#server/platform/documents/lay-out-text.ts';
import { acceptForms } from '#server/platform/files/accept-forms.ts';
import { readForm } from '#server/platform/files/read-form.ts';
import { toAddressBlock } from '#server/platform/http/address-block.ts';
import { isFromThisMachine } from '#server/platform/http/is-from-this-machine.ts';
import { isLoopback } from '#server/platform/http/is-loopback.ts';
import { findLocale } from '#server/platform/http/language.ts';
import { refuseUnknownUrl } from '#server/platform/http/problems.ts';
import { refuseWrongMethods } from '#server/platform/http/refuse-wrong-methods.ts';
import { createClaimsReader } from '#server/platform/http/token-claims.ts';
import { toLoggedError } from '#server/platform/log/logged-error.ts';
import { composeSms } from '#server/platform/sms/compose-sms.ts';
import { toPrintable } from '#server/platform/to-printable.ts';
import { createHeadElements } from '#server/site/pages/head-elements.ts';
import { createVisitorReader } from '#server/site/pages/page-visitor.ts';
import { createTestNotice } from '#server/testing/messaging/notice.ts';
import { parseFrame } from '#server/video/live/frame-gate.ts';
import { repeatTexts, type TextReader } from './text-attacks.ts';

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
  createTestNotice('booked', {
    title: text,
    text,
    readerName: text,
    visit: { patientName: text, doctorName: text, hospital: text, address: text, toBring: text },
  });

/** Uses the width of a document's column. */
function layOut(text: string): void {
  const document = new PDFDocument({ size: 'A4', margin: 0 });
  layOutText(document, text, { size: 10.5 }, 499);
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

const pasted = (text: string) => {
  const jws = decodeCardText(cardScheme + text);
  return jws && readCard(jws, { issuer: 'https://hams.example', now: 0, keyOf: async () => null });
};

const nameInBoth = (text: string) => containsOwnerData(`${text}x`, { phone: '9800000001', name: text });
const readClaims = createClaimsReader({
  clock: { now: Date.now, timeZone: 'UTC' },
  jwtSecret: 'a secret for tests, thirty-two characters or more',
});

/**
 * Runs the parts of Fastify and our hooks that read a request before any handler, for every address of the
 * contract.
 */
async function createRequestReader() {
  const app = fastify({ trustProxy: (_address, hop) => hop === 0, routerOptions: { maxParamLength: 200 } });
  const refuse = refuseWrongMethods(app);
  app.setNotFoundHandler(refuse);
  for (const { method, path } of Object.values(endpointByOperation)) {
    app.route({ method, url: `/api${path}`, handler: async () => '' });
  }
  app.all('/api/*', refuseUnknownUrl);
  await app.register(async (forms) => {
    await acceptForms(forms);
    forms.decorateRequest('photo', null).decorateRequest('sentFile', null);
    forms.post('/form', { preValidation: readForm }, async ({ query, ip }) => ({ query, ip }));
  });
  await app.ready();
  return app;
}
const routing = createRequestReader();
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
const preferred = (text: string) => findLocale({ 'accept-language': text.replace(/[^ -~]/g, ',') });

/** In addition to the fields of the contract (contract/testing/text-fields.ts). */
export const textReaders: readonly TextReader[] = [
  { name: 'soundOf', limit: 120, read: toSound, attacks: repeatTexts(['kh', 'ao ', 'chh', 'aAk', 'ं', 'आ']) },
  { name: 'beginningsOf', limit: 120, read: listSoundPrefixes },
  { name: 'wordsOf', limit: 100, read: parseSearchWords },
  {
    name: 'careIn',
    limit: 100,
    read: (text) => findCare(text, true),
    attacks: repeatTexts(['bukhr nahi ', 'मधुमेह ', 'thalavedana ', 'no ']),
    isSlow: true,
  },
  {
    name: 'specializationsFor',
    limit: 40,
    read: (text) => findSpecializations(text, true),
    attacks: repeatTexts(['kh']),
    isSlow: true,
  },
  { name: 'typosInWord', limit: 100, read: (text) => countWordTypos(text, 'a'.repeat(40)) },
  { name: 'typosInBeginning', limit: 100, read: (text) => countPrefixTypos(text, 'a'.repeat(40)) },
  {
    name: 'emergencyIn',
    limit: 100,
    read: detectEmergency,
    attacks: repeatTexts(['brea', 'chest p ', 'सीने ']),
    isSlow: true,
  },
  { name: 'foldPlaceName', limit: 100, read: foldPlaceName },
  {
    name: 'readMeetingLink',
    limit: 500,
    read: (text) => parseMeetingLink(text),
    attacks: [
      ['meet.jit.si/a', '/', 'x'],
      ['meet.jit.si/', '/', 'x'],
    ],
  },
  {
    name: 'courseOf',
    limit: 60,
    read: (text) => toMedicineCourse(text, '2026-11-26'),
    attacks: [
      ['1', ' ', '!'],
      ['', 'x ', '1'],
    ],
  },
  {
    name: 'countsByTimeOfDay',
    limit: 80,
    read: isTimeOfDayFrequency,
    attacks: [
      ['1', ' ', '!'],
      ['', '1-', '!'],
      ['1 - 1', ' ', '!'],
    ],
  },
  { name: 'idOf', limit: 100, read: (text) => parseId('patient', text), attacks: [['PAT-', '0', 'x']] },
  { name: 'knownByName', limit: 120, read: (text) => findMedicineByName(knownMedicines, text) },
  {
    name: 'medicinePhrase',
    limit: 200,
    read: (text) => translateMedicinePhrase(text, 'hi'),
    attacks: repeatTexts(['1½']),
  },
  {
    name: 'storedPhrase',
    limit: 200,
    read: (text) => toStoredPhrase(text, 'hi'),
    attacks: repeatTexts(['1½']),
  },
  {
    name: 'readPrescription',
    limit: 5000,
    read: parsePrescription,
    attacks: repeatTexts([
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
    read: (name) => findTelemedicineFindings({ mode: 'Online', followUp: false, medicines: [{ name }] }),
    attacks: repeatTexts(['tra + ', ' and ', 'tremadal']),
  },
  {
    name: 'safetyNotices',
    limit: 120,
    read: (allergy) => findSafetyNotices({ ...aspirin, allergies: [allergy] }),
    attacks: repeatTexts(['sulfa ']),
  },
  {
    name: 'readMedicineLines',
    limit: 400,
    read: (text) => parseMedicineLines(text, knownMedicines),
    attacks: repeatTexts(['amox 1-0-1 ', '1 mg ', '1-', 'amlo 5 od, ', 'x ', '1,', '½ ']),
    isSlow: true,
  },
  {
    name: 'needsPassword',
    limit: 1_000_000,
    read: (text) => needsPassword(Buffer.from(`/Encrypt<</R 3/P -4/O(a)/U(b)>> /ID[(${text}`, 'latin1')),
    attacks: repeatTexts(['(', '/Encrypt 1 0 R ', '1']),
  },
  {
    name: 'medicinesMeant',
    limit: 120,
    read: (text) => suggestMedicines(text, knownMedicines),
    attacks: repeatTexts(['amlo 5 ', 'cetrizine ']),
    isSlow: true,
  },
  { name: 'isPersonal', limit: 100, read: nameInBoth, attacks: repeatTexts(['ﷺ ', 'aaaa ']) },
  {
    name: 'hashRecoveryCode',
    limit: 200,
    read: (text) => hashRecoveryCode(1, text),
  },

  {
    name: 'deviceOf',
    limit: header,
    read: parseDevice,
    attacks: repeatTexts(['Version/1 ', 'Version/1', 'Chrome']),
  },
  {
    name: 'localeOf (Accept-Language)',
    limit: header,
    read: preferred,
    attacks: repeatTexts([',;q=', 'a;q=0.1,']),
  },
  {
    name: 'localeOf (cookie)',
    limit: header,
    read: (cookie) => findLocale({ cookie }),
    attacks: repeatTexts(['; lang=']),
  },
  {
    name: 'visitorReader (cookie)',
    limit: header,
    read: (cookie) => createVisitorReader()({ cookie }),
    attacks: repeatTexts(['; place=', '; theme=light']),
  },
  {
    name: 'visitorReader (Accept-Encoding)',
    limit: header,
    read: (text) => createVisitorReader()({ 'accept-encoding': text }),
    attacks: [
      ...repeatTexts([' br', 'br;q=0', ',br   ;']),
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
  { name: 'addressBlockOf', limit: header, read: toAddressBlock, attacks: repeatTexts(['::', '1:']) },
  { name: 'isLoopback', limit: header, read: isLoopback, attacks: [['[', ']', 'x']] },
  { name: 'isSigned', limit: header, read: (text) => isValidSignature('key', text, Buffer.from(text), 0) },
  {
    name: 'the address of a call',
    limit: header,
    read: (text) => sent('path', text),
    attacks: repeatTexts(['/', '/a', '..;/']),
    isSlow: true,
  },
  {
    name: 'the query of a call',
    limit: header,
    read: (text) => sent('query', text),
    attacks: repeatTexts(['a=b&', '&&', '[a]=']),
    isSlow: true,
  },
  {
    name: 'X-Forwarded-For',
    limit: header,
    read: (text) => sent('forwarded', text),
    attacks: repeatTexts(['1.1.1.1, ']),
    isSlow: true,
  },
  {
    name: 'a body of JSON',
    limit: 262_144,
    read: (text) => sent('json', text),
    attacks: [...repeatTexts(['"__proto__" ', '{"a":']), ['"__proto__"', ' ', '']],
    isSlow: true,
  },
  {
    name: 'the name of an upload',
    limit: header,
    read: (text) => sent('file', text),
    attacks: repeatTexts(['";', '\\"']),
    isSlow: true,
  },
  {
    name: 'readFrame',
    limit: 65_536,
    read: (text) => parseFrame(Buffer.from(text), false),
    attacks: repeatTexts(['{"a":']),
  },
  {
    name: 'readFrame (topic)',
    limit: 65_000,
    read: (topic) => parseFrame(Buffer.from(JSON.stringify({ type: 'follow', topic })), false),
    attacks: [['slots:DOC-', '1', 'x']],
  },
  {
    name: 'readFrame (session description)',
    limit: 48_000,
    read: (sdp) =>
      parseFrame(
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
    attacks: [...repeatTexts(['a.', 'a-']), ['', 'a.', 'push.apple.co']],
  },

  {
    name: 'composeEmail',
    limit: 300,
    read: (text) =>
      composeEmail(notice(text), {
        config: { ...clinic, messages: { smtp: null } } as never,
        now: new Date(0),
      }),
    attacks: repeatTexts(['\u2028']),
  },
  {
    name: 'composeSms',
    limit: 120,
    read: (text) => composeSms(notice(text), clinic),
    attacks: [['Dr', ' ', '!'], ...repeatTexts(['. '])],
  },
  { name: 'composeWhatsapp', limit: 300, read: (text) => composeWhatsapp(notice(text)) },
  { name: 'composePush', limit: 2000, read: (text) => composePush(notice(text), { acceptToken: null }) },
  {
    name: 'plainText',
    limit: 20_000,
    read: normalizeText,
    attacks: repeatTexts(['\u200b', '\u200d', '\u094d\u200d', '\ufe0f', '\u{e0061}', '\u0301']),
  },
  {
    name: 'nameFit',
    limit: 100,
    read: (text) => [
      createNameScorer(text)(text),
      createNameScorer(`${text} b`)(text),
      isSameName(`${text}b`, text),
    ],
    attacks: repeatTexts(['a ', 'ab aba ', 'KSR ', 'Mr ', 'b/o ']),
  },
  {
    name: 'codeIn',
    limit: 1000,
    read: extractCode,
    attacks: repeatTexts(['1', '123 ', '123456 ', '12345678-']),
  },
  {
    name: 'phoneDigits',
    limit: 100,
    read: extractPhoneDigits,
    attacks: repeatTexts(['91', '0', ';', 'tel:']),
  },
  { name: 'isStop', limit: 4096, read: isOptOut },
  { name: 'nodemailer', limit: 4000, read: sendMail, attacks: repeatTexts(['=?', 'é ']), isSlow: true },
  { name: 'csvTable', limit: 5000, read: (text) => formatCsv([[text, text]]), attacks: repeatTexts(['",']) },
  {
    name: 'headElements',
    limit: 4000,
    read: (text) =>
      createHeadElements(
        { listed: true, title: text, description: text, url: text, type: 'website', picture: text },
        'https://hams.example',
        'en',
      ),
  },
  { name: 'lookOf', limit: 120, read: toVisualForm, attacks: repeatTexts(['rn', 'vv', 'I']) },
  {
    name: 'withoutUnread',
    limit: header,
    read: (text) => removeUnreadQuery(`/faqs?${text}`),
    attacks: repeatTexts(['q=1&']),
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
    attacks: repeatTexts(['-client-ip', '-connecting-', 'x-forwarded-']),
  },
  { name: 'printable', limit: 5000, read: toPrintable },
  {
    name: 'loggedError',
    limit: 5000,
    read: (text) => toLoggedError(Object.assign(new Error(text), { code: '22007' })),
  },
  { name: 'the text of a pasted card', limit: 8000, read: pasted, attacks: repeatTexts(['01', '4501']) },
  {
    name: 'setText',
    limit: 5000,
    read: layOut,
    attacks: repeatTexts(['శ్రీ', 'क', 'క', 'aअ', '\n', 'عa', 'ع(', '1-', '王']),
    isSlow: true,
  },
];
