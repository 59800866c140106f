import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig, parseServerConfig } from './config.ts';
import { projectRoot } from './project-root.ts';
import { StartupError } from './startup-error.ts';

test('A-11 without any setting: port 3000 on this machine only, embedded database with the demo, India’s time', () => {
  expect(parseConfig({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    databaseUrl: null,
    publicUrl: 'http://localhost:3000',
    demo: true,
    timeZone: 'Asia/Kolkata',
    doctorIdleMinutes: 720,
    openVisits: { requestsPerDay: 1, perDoctor: 3, inAll: 10 },
    unproven: { openVisits: 1, shareOfDay: 50, perAddress: 10 },
    maxUploadBytes: 50_000_000_000,
    auditLogDays: 400,
    rateLimit: true,
    trustProxy: false,
  });
});

test('A-11 a database of one’s own gets no demo unless asked for; an empty setting counts as unset', () => {
  const DATABASE_URL = 'postgres://hams@db.example/hams';
  expect(parseConfig({ DATABASE_URL }).demo).toBe(false);
  expect(parseConfig({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true);
  expect(parseConfig({ PORT: '', DEMO: '' })).toMatchObject({ port: 3000, demo: true });
});

test.each([
  [{}, false],
  [{ HOST: '127.0.0.2' }, false],
  [{ HOST: '::1', DEMO: 'on' }, false],
  [{ HOST: '0.0.0.0', DEMO: 'on' }, true],
  [{ HOST: '::', DEMO: 'off' }, true],
  [{ PUBLIC_URL: 'https://hams.example', DEMO: 'on' }, true],
])('P-04 with %j others reach this process: %j', (settings, openToOthers) => {
  expect(parseServerConfig(settings)).toMatchObject({ openToOthers });
});

test.each([
  ['HOST', { HOST: '0.0.0.0' }],
  ['HOST', { HOST: 'hams.example', DEMO: '', DATABASE_URL: 'postgres://hams@db.example/hams' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://hams.example' }],
])('P-04 whoever lets others in by %s says whether it is a demo', (name, settings) => {
  expect(() => parseServerConfig(settings)).toThrow(StartupError);
  expect(() => parseServerConfig(settings)).toThrow(
    `${name} opens HAMS to other machines, so set DEMO: DEMO=off `,
  );
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_URL', 'postgres://hams:secret@[nowhere/hams'],
  ['DATABASE_OWNER_URL', 'mysql://x'],
  ['DATABASE_OWNER_URL', 'postgres://hams@db.example/hams'],
  ['DATABASE_DIRECT_URL', 'db.example'],
  ['DATABASE_DIRECT_URL', 'postgres://hams@db.example/hams'],
  ['DATABASE_READ_URL', 'mysql://x'],
  ['DATABASE_READ_URL', 'postgres://hams@replica.example/hams'],
  ['PUBLIC_URL', 'hams.example'],
  ['PUBLIC_URL', 'ftp://hams.example'],
  ['DEMO', 'yes'],
  ['JWT_SECRET', 'short'],
  ['METRICS_TOKEN', 'short'],
  ['CLINIC_TIME_ZONE', 'Asia/Atlantis'],
  ['DOCTOR_IDLE_MINUTES', '12h'],
  ['DOCTOR_IDLE_MINUTES', '59'],
  ['DOCTOR_IDLE_MINUTES', '10081'],
  ['OPEN_VISITS', '0'],
  ['OPEN_VISITS_PER_DOCTOR', 'three'],
  ['OPEN_VISITS_UNPROVEN', '0'],
  ['UNPROVEN_SHARE', '101'],
  ['BOOKINGS_PER_ADDRESS', '0'],
  ['REQUESTS_PER_DOCTOR_AND_DAY', '-1'],
  ['UPLOADS_MAX_BYTES', '50 GB'],
  ['AUDIT_LOG_DAYS', '90'],
  ['RATE_LIMIT', '1'],
  ['DRAIN_SECONDS', '61'],
  ['DRAIN_SECONDS', '2s'],
  ['LOG_LEVEL', 'loud'],
  ['WORKER_THREADS', '0'],
  ['WORKER_THREADS', 'two'],
  ['SMTP_URL', 'mail.clinic.example'],
  ['SMTP_URL', 'smtp://mail clinic'],
  ['SMTP_URL', 'smtp://mail.clinic.example'],
  ['MAIL_FROM', 'the clinic'],
  ['MAIL_FROM', 'HAMS <desk@clinic.example>'],
  ['SMS_WEBHOOK_URL', 'ftp://sms.example'],
  ['SMS_WEBHOOK_URL', 'https://sms.example'],
  ['SMS_WEBHOOK_SECRET', 'short'],
  ['SMS_WEBHOOK_SECRET', 'sixteen letters!'],
  ['SMS_ENTITY_ID', '12345'],
  ['SMS_HEADER', 'HAMS-IN'],
  ['SMS_TEMPLATES', './no/such/file.json'],
  ['SMS_TEMPLATES', './package.json'],
  ['WHATSAPP_URL', 'ftp://graph.example'],
  ['WHATSAPP_URL', 'https://graph.example/v23.0/1'],
  ['WHATSAPP_TOKEN', 'a token'],
  ['WHATSAPP_APP_SECRET', 'short'],
  ['WHATSAPP_APP_SECRET', 'sixteen letters!'],
  ['WHATSAPP_VERIFY_TOKEN', 'sixteen letters!'],
  ['PUSH_HOSTS', 'https://push.example'],
  ['PUSH_HOSTS', 'push.example/path'],
  ['OPERATOR_EMAIL', 'desk'],
  ['OPERATOR_PHONE', 'call us'],
  ['VIDEO_PROVIDER', 'zoom'],
  ['JITSI_HOST', 'https://meet.example.org'],
  ['JITSI_HOST', 'meet.example.org/room'],
  ['JITSI_HOST', 'meet.example.org; script-src *'],
  ['ICE_SERVERS', 'https://turn.example.org'],
  ['ICE_SERVERS', 'stun:turn.example.org,'],
  ['ICE_SERVERS', 'stun:turn.example.org stun:other.example.org'],
  ['ICE_SERVERS', 'stun:turn.example.org?transport=udp'],
  ['ICE_SERVERS', 'turn:turn.example.org?transport=sctp'],
  ['ICE_SERVERS', 'stun://turn.example.org'],
  ['ICE_SERVERS', '[{"urls": "stun:turn.example.org"'],
  ['ICE_SERVERS', '[{"url": "stun:turn.example.org"}]'],
  ['ICE_SERVERS', '["stun:turn.example.org"]'],
  ['ICE_SERVERS', '[{"urls": []}]'],
  ['ICE_SERVERS', '[{"urls": "turn:turn.example.org", "username": "hams"}]'],
  // A TURN server without credentials would break every call.
  ['ICE_SERVERS', 'turn:turn.example.org'],
  ['TURN_SECRET', 'of no use without a server'],
])('A-11 %s=%s is refused with a sentence that names it', (name, value) => {
  const read = () => parseConfig({ [name]: value });
  expect(read).toThrow(StartupError);
  expect(read).toThrow(name);
});

test('F-12 without any setting video visits involve nobody else', () => {
  expect(parseConfig({}).video).toEqual({
    provider: 'builtin',
    jitsiHost: null,
    iceServers: [],
    turnSecret: null,
  });
});

test('H-38 Jitsi is the public one unless there is a host of one’s own, which builtin may have beside it', () => {
  expect(parseConfig({ VIDEO_PROVIDER: 'jitsi' }).video.jitsiHost).toBe('meet.jit.si');
  const JITSI_HOST = 'Video.Clinic.in:8443';
  expect(parseConfig({ VIDEO_PROVIDER: 'jitsi', JITSI_HOST }).video.jitsiHost).toBe('video.clinic.in:8443');
  expect(parseConfig({ JITSI_HOST }).video).toMatchObject({
    provider: 'builtin',
    jitsiHost: 'video.clinic.in:8443',
  });
});

test.each([
  ['stun:turn.example.org', [{ urls: ['stun:turn.example.org'] }]],
  [
    ' stun:turn.example.org:3478 , stuns:[2001:db8::1]:5349',
    [{ urls: ['stun:turn.example.org:3478'] }, { urls: ['stuns:[2001:db8::1]:5349'] }],
  ],
  ['[{"urls": "stun:10.0.0.7"}]', [{ urls: ['stun:10.0.0.7'] }]],
  [
    '[{"urls": ["turn:t.example.org?transport=udp", "turns:t.example.org:443?transport=tcp"], "username": "hams", "credential": "x"}]',
    [
      {
        urls: ['turn:t.example.org?transport=udp', 'turns:t.example.org:443?transport=tcp'],
        username: 'hams',
        credential: 'x',
      },
    ],
  ],
  ['[]', []],
])('F-12 ICE_SERVERS=%s', (ICE_SERVERS, iceServers) => {
  expect(parseConfig({ ICE_SERVERS }).video.iceServers).toEqual(iceServers);
});

test('F-12 the example of docs/operations.md is one that works', () => {
  const guide = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8');
  const inGuide = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(guide)?.[1];
  const { video } = parseConfig({ ICE_SERVERS: inGuide('ICE_SERVERS'), TURN_SECRET: inGuide('TURN_SECRET') });
  expect(video.iceServers).toHaveLength(3);
  expect(video.turnSecret).toBe(inGuide('static-auth-secret'));
});

test('F-12 a TURN server comes with the secret that we share with it', () => {
  const video = parseConfig({ ICE_SERVERS: 'turn:turn.example.org', TURN_SECRET: 'shared' }).video;
  expect(video).toMatchObject({ iceServers: [{ urls: ['turn:turn.example.org'] }], turnSecret: 'shared' });
});

test('C-09 messages go nowhere unless a mail server or an SMS gateway is named', () => {
  expect(parseConfig({}).messages).toEqual({
    on: true,
    smtp: null,
    sms: null,
    whatsapp: null,
    pushHosts: [],
  });
  const settings = {
    SMTP_URL: 'smtps://user:pass@mail.clinic.example:465',
    MAIL_FROM: 'HAMS <desk@clinic.example>',
    SMS_WEBHOOK_URL: 'https://sms.example/send',
    SMS_WEBHOOK_SECRET: 'sixteen letters!',
  };
  expect(parseConfig(settings).messages).toMatchObject({
    smtp: { url: settings.SMTP_URL, from: settings.MAIL_FROM },
    sms: {
      url: settings.SMS_WEBHOOK_URL,
      secret: settings.SMS_WEBHOOK_SECRET,
      entityId: null,
      header: null,
      templates: {},
    },
  });
});

test('N-07 the registration of SMS is read at the start, templates from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hams-templates-'));
  const file = join(folder, 'templates.json');
  const read = (content: string) => {
    writeFileSync(file, content);
    return parseConfig({
      SMS_WEBHOOK_URL: 'https://sms.example/send',
      SMS_WEBHOOK_SECRET: 'sixteen letters!',
      SMS_ENTITY_ID: '1101234567890123456',
      SMS_HEADER: 'HAMSIN',
      SMS_TEMPLATES: file,
    }).messages.sms;
  };
  try {
    const templates = {
      reminder: { hi: '1107160000000000001' },
      moved_by_doctor: { en: '1107160000000000002' },
    };
    expect(read(JSON.stringify(templates))).toMatchObject({
      entityId: '1101234567890123456',
      header: 'HAMSIN',
      templates,
    });
    for (const wrong of [
      '{"remider": {"hi": "11071"}}',
      '{"reminder": {"xx": "11071"}}',
      '{"reminder": {"hi": ""}}',
      '{',
    ]) {
      expect(() => read(wrong)).toThrow(StartupError);
      expect(() => read(wrong)).toThrow('SMS_TEMPLATES');
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('B-12 who runs the installation is named whole, with a way to reach them, or not at all', () => {
  expect(parseConfig({}).operator).toBeNull();
  expect(
    parseConfig({ OPERATOR_NAME: ' Asha Clinic ', OPERATOR_PHONE: '+91 20 1234 5678' }).operator,
  ).toEqual({
    name: 'Asha Clinic',
    address: null,
    phone: '+91 20 1234 5678',
    email: null,
    grievanceOfficer: null,
  });
  expect(() => parseConfig({ OPERATOR_NAME: 'Asha Clinic' })).toThrow(
    'OPERATOR_NAME needs OPERATOR_ADDRESS, OPERATOR_PHONE or OPERATOR_EMAIL',
  );
  for (const [name, value] of [
    ['OPERATOR_EMAIL', 'desk@asha.example'],
    ['GRIEVANCE_OFFICER', 'Meena Joshi'],
  ] as const) {
    expect(() => parseConfig({ [name]: value })).toThrow(`${name} needs OPERATOR_NAME`);
  }
});
