import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpointByOperation } from '#contract/endpoints-by-operation.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { staffRoles } from '#domain/accounts/hospital-roles.ts';
import { formatAccessMarkdown, listFieldNames } from './access-markdown.ts';
import type { Access } from './access-scopes.ts';
import { accessTable } from './access-table.ts';
import { clinicalFields } from './clinical-fields.ts';
import { listValuesAt, withheldFields } from './withheld-fields.ts';

const endpoints = Object.entries(endpointByOperation);
const rows: Readonly<Record<string, Access>> = accessTable;
const compactTable = (markdown: string) => markdown.replace(/[ -]*\|[ -]*/g, '|').replace(/\s+/g, ' ');

test('M-02 every endpoint has a row, and lets in whom its row names', () => {
  expect(Object.keys(rows).sort()).toEqual(endpoints.map(([name]) => name).sort());
  for (const [name, { who }] of endpoints) {
    const row = rows[name] ?? 'everyone';
    const open = row === 'operator' ? row : 'anyone';
    const named = typeof row === 'string' ? open : Object.keys(row).sort();
    expect([name, named]).toEqual([name, typeof who === 'string' ? who : [...who].sort()]);
  }
});

test('M-02 docs/access.md shows the table as it is: `npm run hams -- access` writes it', () => {
  expect(compactTable(readFileSync('docs/access.md', 'utf8'))).toBe(compactTable(formatAccessMarkdown()));
});

/** Requirements of each call at a shared computer that a PIN opened. A new call is classified here. */
const deskRequirements: Readonly<Record<string, readonly string[]>> = {
  pin: [
    ...['markMissed', 'undoMissed', 'markVisitNotified', 'closeChecklist', 'reportHospitalDelay'],
    ...['markArrived', 'undoArrival', 'moveHospitalVisit', 'openEmergencyAccess', 'recordHospitalVitals'],
    ...['addHospitalPatient', 'correctHospitalPatient', 'respondOnBehalf', 'bookOnBehalf', 'cancelOnBehalf'],
    ...['collectOnBehalf', 'voidOnBehalf', 'hospitalReceipt', 'setDoctorRoom'],
    ...['closeFrontDeskDay', 'followHospitalSchedule', 'logout'],
    // The first changes nothing; the other two carry the password in the body.
    ...['previewHospitalSchedule', 'changeStaffPassword', 'setPin'],
  ],
  password: [
    ...[
      'registerDesk',
      'endDesk',
      'createInvitation',
      'createInvitations',
      'withdrawInvitation',
      'changeMember',
      'endMember',
    ],
    ...[
      'agreeToDoctor',
      'declineDoctor',
      'withdrawFromDoctor',
      'requestMerge',
      'confirmMerge',
      'withdrawMerge',
    ],
    ...[
      'addHospitalRule',
      'changeHospitalRule',
      'endHospitalRule',
      'addHoliday',
      'addProgram',
      'removeHoliday',
      'removeProgram',
    ],
    ...['changeHospitalSettings', 'saveHospitalLogo', 'hospitalReportFile', 'hospitalPaymentsFile'],
    'activityLogFile',
    ...['markEmergencyAccessSeen', 'renameSelf', 'endSession', 'endOtherSessions'],
  ],
  never: [
    ...['switchHospital', 'beginStaffSecondFactor', 'renewStaffRecoveryCodes'],
    ...['turnOffStaffSecondFactor', 'turnOnStaffSecondFactor'],
  ],
};

test('M-08 each call of a hospital’s staff that changes something or answers a file says what it needs at a desk', () => {
  const isOfStaff = ({ who }: Endpoint) => who !== 'anyone' && staffRoles.some((role) => who.includes(role));
  const decided = endpoints.filter(
    ([, endpoint]) => isOfStaff(endpoint) && (endpoint.method !== 'GET' || endpoint.file),
  );
  const need = (name: string) =>
    Object.keys(deskRequirements).find((one) => deskRequirements[one]?.includes(name));
  expect(decided.map(([name, { atDesk }]) => [name, atDesk])).toEqual(
    decided.map(([name]) => [name, need(name)]),
  );
  expect(decided.map(([name]) => name).sort()).toEqual(Object.values(deskRequirements).flat().sort());
  expect(endpoints.filter((one) => one[1].atDesk && !decided.includes(one))).toEqual([]);
});

/** Needs a reason, notifies the patient and the owner, and closes after half an hour. */
const isBreakGlass = (name: string) => {
  const row = rows[name] ?? 'everyone';
  return typeof row !== 'string' && row.receptionist === 'emergency';
};
const closedRecords = ['receptionist', 'accountant'] as const;
const ofReceptionists = endpoints.filter(
  ([name, { who }]) =>
    who !== 'anyone' && closedRecords.some((role) => who.includes(role)) && !isBreakGlass(name),
);

test.each(ofReceptionists)(
  'M-02 %s shows receptionists and accountants nothing clinical',
  (_, { answer, file }) => {
    if (file) return;
    expect([...listFieldNames(answer)].filter((name) => clinicalFields.has(name))).toEqual([]);
  },
);

test('M-02 an accountant reaches figures, receipts, files of both and the own account, and nothing else', () => {
  const reached = Object.entries(rows).flatMap(([name, row]) =>
    typeof row === 'string' || !row.accountant ? [] : [`${name}: ${row.accountant}`],
  );
  const hospital = [
    ...[
      'dayClose',
      'hospitalReport',
      'hospitalReportFile',
      'hospitalReportAppointments',
      'hospitalPaymentsFile',
    ],
    ...['hospitalReceipt', 'hospitalReceiptOnPaper'],
  ];
  const own = [
    ...['changeStaffPassword', 'endMember', 'endOtherSessions', 'endSession', 'logout', 'ownWorkplace'],
    ...['ownSessions', 'renameSelf', 'setPin', 'switchHospital', 'beginStaffSecondFactor'],
    ...[
      'renewStaffRecoveryCodes',
      'staffSecondFactor',
      'turnOffStaffSecondFactor',
      'turnOnStaffSecondFactor',
    ],
  ];
  const expected = [...hospital.map((name) => `${name}: hospital`), ...own.map((name) => `${name}: own`)];
  expect(reached.sort()).toEqual(expected.sort());
});

test('M-02 a call of the staff is about their own hospital or themselves, and nobody else’s', () => {
  for (const [name, row] of Object.entries(rows)) {
    if (typeof row === 'string') continue;
    const reached = staffRoles.flatMap((role) => row[role] ?? []);
    const own = ['hospital', 'own', 'emergency'];
    expect([name, reached.filter((scope) => !own.includes(scope))]).toEqual([name, []]);
  }
});

test('M-03 one call alone is behind break-glass: the record', () => {
  expect(endpoints.map(([name]) => name).filter(isBreakGlass)).toEqual(['emergencyRecord']);
});

test('P-03 what is withheld from a role is a field of the answer, of a call that the role may make', () => {
  for (const [name, byRole] of Object.entries(withheldFields)) {
    const endpoint = endpointByOperation[name];
    for (const [role, paths] of Object.entries(byRole)) {
      expect([name, endpoint?.who]).toEqual([name, expect.arrayContaining([role])]);
      const fields = endpoint ? listFieldNames(endpoint.answer) : new Set();
      expect(paths.flatMap((path) => path.split('.')).filter((field) => !fields.has(field))).toEqual([]);
    }
  }
});

test('P-03 a withheld field is found in lists too', () => {
  expect(listValuesAt({ members: [{ phone: null }, { phone: '9' }] }, 'members.phone')).toEqual([null, '9']);
  expect(listValuesAt({ members: [] }, 'members.phone')).toEqual([]);
});
