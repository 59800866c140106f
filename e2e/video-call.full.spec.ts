import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  expectMoving,
  findCall,
  findControl,
  findOtherVideo,
  joinCall,
  startVideoClinic,
  type VideoClinic,
  waitAtDeviceCheck,
  waitForFirstFrame,
} from './video-room.ts';

/** `VIDEO_ROUNDS=20 playwright test e2e/video-call.full.spec.ts` for figures; two are enough as a test. */
const rounds = Number(process.env.VIDEO_ROUNDS ?? 2);

// One visit for all tests, so they run one after the other.
test.describe.configure({ mode: 'serial', timeout: rounds * 90_000 });

let clinic: VideoClinic;
test.beforeAll(async () => {
  clinic = await startVideoClinic(2);
  await clinic.consent();
});
test.afterAll(() => clinic.stop());

async function openBothAtDeviceCheck(browser: Browser): Promise<{ patient: Page; doctor: Page }> {
  const patient = await clinic.atTheRoom(browser, 'patient', clinic.processes[0]);
  const doctor = await clinic.atTheRoom(browser, 'doctor', clinic.processes[1]);
  await Promise.all([waitAtDeviceCheck(patient), waitAtDeviceCheck(doctor)]);
  return { patient, doctor };
}

async function inCall(browser: Browser): Promise<{ patient: Page; doctor: Page }> {
  const pages = await openBothAtDeviceCheck(browser);
  for (const page of Object.values(pages)) await joinCall(page);
  for (const page of Object.values(pages)) await waitForFirstFrame(page, 0);
  return pages;
}
const leave = async (...pages: readonly Page[]) => {
  for (const page of pages) await page.context().close();
};
const hasLeft = (page: Page) => findCall(page).getByText(/has left the call$/);

function report(what: string, milliseconds: readonly number[]): void {
  const inOrder = [...milliseconds].sort((one, other) => one - other);
  const median = inOrder[Math.floor(inOrder.length / 2)];
  console.log(`${what}: ${inOrder.length} of ${rounds}, median ${median} ms, worst ${inOrder.at(-1)} ms`);
}

test('F-12 patient and doctor see each other through two processes, whoever comes first, and again after a reload', async ({
  browser,
}) => {
  const joins: number[] = [];
  const reloads: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { patient, doctor } = await openBothAtDeviceCheck(browser);
    const [first, second] = round % 2 === 0 ? [patient, doctor] : [doctor, patient];
    const together = round % 3 === 2;
    if (!together) {
      await joinCall(first);
      await expect(first.getByRole('heading', { name: 'You’re the first to arrive' })).toBeVisible();
    }
    const met = Date.now();
    await Promise.all([joinCall(second), together && joinCall(first)]);
    joins.push(Math.max(await waitForFirstFrame(first, met), await waitForFirstFrame(second, met)));

    await second.reload();
    await waitAtDeviceCheck(second);
    await expect(hasLeft(first)).toBeVisible();
    const again = Date.now();
    await joinCall(second);
    reloads.push(await waitForFirstFrame(second, again));
    await expect(hasLeft(first)).toBeHidden();
    await expectMoving(first);
    await leave(patient, doctor);
  }
  if (rounds > 2) {
    report('joins, until the first frame on both sides', joins);
    report('reloads, until the first frame', reloads);
  }
  expect([joins.length, reloads.length]).toEqual([rounds, rounds]);
});

test('F-12 mute, camera and a shared screen are seen on the other side; whoever left comes back', async ({
  browser,
}) => {
  const { patient, doctor } = await inCall(browser);
  const muted = findCall(patient).getByText(/is muted$/);
  await findControl(doctor, 'Mic').click();
  await expect(muted).toBeVisible();
  await findControl(doctor, 'Mic').click();
  await expect(muted).toHaveCount(0);

  await findControl(doctor, 'Camera').click();
  await expect(findCall(patient).getByText(/’s camera is off$/)).toBeVisible();
  await findControl(doctor, 'Camera').click();
  await expect(findOtherVideo(patient)).toBeVisible();
  await expectMoving(patient);

  const screen = findCall(patient).getByText(/is sharing their screen$/);
  await findControl(doctor, 'Share screen').click();
  await expect(screen).toBeVisible();
  await expectMoving(patient);
  await findControl(doctor, 'Share screen').click();
  await expect(screen).toHaveCount(0);
  await expectMoving(patient);

  await findControl(patient, 'End Call').click();
  await expect(hasLeft(doctor)).toBeVisible();
  await patient.getByRole('button', { name: 'Rejoin call' }).click();
  await waitAtDeviceCheck(patient);
  await joinCall(patient);
  await waitForFirstFrame(patient, 0);
  await expect(hasLeft(doctor)).toBeHidden();
  await leave(patient, doctor);
});

test('F-12 a server that restarts in mid-call takes nothing away; a second tab takes the call over', async ({
  browser,
}) => {
  const { patient, doctor } = await inCall(browser);
  const stream = await findOtherVideo(patient).evaluateHandle((video: HTMLVideoElement) => video.srcObject);
  await clinic.restartFirst();
  await expectMoving(patient);
  await expectMoving(doctor);
  const same = await findOtherVideo(patient).evaluate(
    (video: HTMLVideoElement, before) => video.srcObject === before,
    stream,
  );
  expect(same, 'the same connection carries the call').toBe(true);

  const second = await clinic.atTheRoom(browser, 'patient', clinic.processes[1]);
  await waitAtDeviceCheck(second);
  await joinCall(second);
  await waitForFirstFrame(second, 0);
  await expect(
    patient.getByRole('heading', { name: 'You’ve joined this visit somewhere else' }),
  ).toBeVisible();
  await expectMoving(doctor);
  await leave(patient, doctor, second);
});
