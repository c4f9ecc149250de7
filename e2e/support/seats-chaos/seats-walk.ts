import { expect, type Page, type Request } from 'playwright/test';
import { Dice } from '../chaos/dice.ts';
import { draftNotice } from '../screens/drafts.ts';
import { field, form } from '../screens/intake.ts';
import { seenToasts } from '../screens/toasts.ts';
import { passIdleTime, type Seat, seatSection } from '../theatre.ts';
import { readSeat, type SeatState } from './seat-state.ts';

const people = ['patient@clinic.test', 'complete.patient@clinic.test', 'physician@clinic.test'] as const;
const isPatient = (email: string | null) => email !== null && !email.startsWith('physician');

const minuteMs = 60_000;
/** Time in ms after an action within which the idle clock may still write it down. */
const idleWriteMs = 600;

const stepWeights = { type: 5, save: 2, reload: 2, signIn: 2, signOut: 1, warn: 2, expire: 1 } as const;
type StepName = keyof typeof stepWeights;

/** Seat with what the walk knows of it. */
interface WalkedSeat extends Seat {
  number: number;
  email: string | null;
  settled: SeatState | null;
  /** Latest moment that its idle clock may name. */
  lastActivityLimit: number;
}

/**
 * Users of two seats in random turns. Whatever the user of one seat does, nothing changes in the
 * other: session, drafts, locks, idle clock, dialogs, toasts and page.
 */
export class SeatsWalk {
  /** Log of the steps for debugging. */
  readonly diary: string[] = [];
  readonly #theatre: Page;
  readonly #seats: readonly [WalkedSeat, WalkedSeat];
  /** Calls of all seats without a reply; one may renew a token long after its step. */
  readonly #pendingCalls = new Set<Request>();
  #dice = new Dice(0);

  constructor(theatre: Page, seats: readonly [Seat, Seat]) {
    this.#theatre = theatre;
    const walked = (seat: Seat, number: number): WalkedSeat => ({
      ...seat,
      number,
      email: null,
      settled: null,
      lastActivityLimit: 0,
    });
    this.#seats = [walked(seats[0], 1), walked(seats[1], 2)];
    theatre.on('request', (request) => this.#pendingCalls.add(request));
    for (const event of ['requestfinished', 'requestfailed'] as const)
      theatre.on(event as 'requestfinished', (request) => this.#pendingCalls.delete(request));
  }

  /** Seats two people, who may be the same one, and takes random steps. */
  async run(seed: number, stepCount: number): Promise<void> {
    this.#dice = new Dice(seed);
    for (const seat of this.#seats) await this.#act(seat, 'signIn');
    for (let step = 0; step < stepCount; step += 1)
      await this.#act(this.#dice.pick(this.#seats), this.#dice.weighted(stepWeights));
  }

  /** Takes a step in a seat and expects the other seat to be as it was. */
  async #act(seat: WalkedSeat, name: StepName): Promise<void> {
    this.diary.push(`seat ${seat.number} (${seat.email}): ${name}`);
    await this.#steps[name](seat);
    await this.#settle(seat);
    const other = this.#seats[seat.number === 1 ? 1 : 0];
    if (!other.settled) return;
    const { state, lastActivity } = await readSeat(other.page);
    expect(state, `seat ${other.number} after a step in seat ${seat.number}`).toEqual(other.settled);
    expect(lastActivity, `idle clock of seat ${other.number}`).toBeLessThanOrEqual(other.lastActivityLimit);
  }

  /** Waits until the page of a seat has finished what a step has begun. */
  async #settle(seat: WalkedSeat): Promise<void> {
    let latest = await readSeat(seat.page);
    await expect(async () => {
      await seat.page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 200 })));
      const before = latest;
      latest = await readSeat(seat.page);
      expect(latest).toEqual(before);
      const pending = [...this.#pendingCalls].filter((request) => request.frame() === seat.frame);
      expect(pending.map((request) => request.url())).toEqual([]);
    }).toPass({ intervals: [50] });
    seat.settled = latest.state;
    seat.lastActivityLimit = Math.max(latest.lastActivity, Date.now()) + idleWriteMs;
  }

  readonly #steps: Record<StepName, (seat: WalkedSeat) => Promise<unknown>> = {
    signIn: async (seat) => {
      const email = this.#dice.pick(people);
      this.diary.push(email);
      await seat.page.evaluate((chosen) => window.clinicMock.signIn(chosen), email);
      seat.email = email;
      await this.#load(seat);
    },
    signOut: async (seat) => {
      await seat.page.evaluate(() => document.body.setAttribute('data-left', ''));
      await seatSection(this.#theatre, seat.number).getByRole('combobox').first().click();
      await this.#theatre.getByRole('option', { name: 'Nobody: sign out' }).click();
      seat.email = null;
      // The page itself shows the login, too, before the theatre loads it.
      await seat.page.waitForFunction(() => document.body && !document.body.hasAttribute('data-left'));
      await this.#expectLogin(seat);
    },
    reload: (seat) => this.#load(seat),
    type: async (seat) => {
      if (!isPatient(seat.email)) return;
      const discardButton = draftNotice(seat.page).getByRole('button', { name: 'Discard' });
      if (await discardButton.isVisible()) await discardButton.click();
      await field(form(seat.page, 'Contacts'), 'Relationship').fill(`Cousin ${this.#dice.below(1000)}`);
    },
    save: async (seat) => {
      // One person in two seats would get a conflict, as in two browsers.
      if (!isPatient(seat.email) || this.#seats[0].email === this.#seats[1].email) return;
      const button = seat.page.getByRole('button', { name: /^Update/ }).filter({ visible: true });
      if ((await button.count()) === 0 || !(await button.isEnabled())) return;
      const toastCount = (await seenToasts(seat.page)).length;
      await button.click();
      await expect.poll(async () => (await seenToasts(seat.page)).length).toBeGreaterThan(toastCount);
    },
    warn: async (seat) => {
      if (seat.email === null) return;
      await passIdleTime(seat, 14.5 * minuteMs);
      const dialog = seat.page.getByRole('dialog', { name: 'Are you still there?' });
      await dialog.getByRole('button', { name: 'Stay signed in' }).click();
      await expect(dialog).toBeHidden();
    },
    expire: async (seat) => {
      if (seat.email === null) return;
      await passIdleTime(seat, 16 * minuteMs);
      seat.email = null;
      await this.#expectLogin(seat);
    },
  };

  /** Loads the seat's page again: a form for a patient. */
  async #load(seat: WalkedSeat): Promise<void> {
    await seat.page.goto(isPatient(seat.email) ? 'myHealth/contact' : 'physician/list-patient');
    if (seat.email === null) return this.#expectLogin(seat);
    const shown = isPatient(seat.email)
      ? field(form(seat.page, 'Contacts'), 'Relationship').or(draftNotice(seat.page))
      : seat.page.getByRole('table');
    await expect(shown.first()).toBeVisible();
  }

  #expectLogin = (seat: WalkedSeat) =>
    expect(seat.page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
}
