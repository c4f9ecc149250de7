import { expect, type Page } from 'playwright/test';
import { intakeSections } from '#domain/intake/sections.ts';
import type { FaultEffect } from '#mocks/store/faults.ts';
import { logIn } from '../app.ts';
import type { Backend } from '../backend.ts';
import { field, form, pick, sectionHeading, sectionList, shownAnswers, update } from '../screens/intake.ts';
import type { Dice } from './dice.ts';

const EMAIL = 'complete.patient@clinic.test';
const MINUTE = 60_000;

/** Fields that the walk types into: texts without rules, and a question with two of its choices. */
const places = {
  Contacts: {
    texts: ['First name', 'Last name', 'Relationship', 'Referred by'],
    choice: ['Does the physician know about cannabis use?', 'Yes', 'No'],
  },
  'Military Service': {
    texts: ['Highest rank'],
    choice: ['Were you in a war zone?', 'Yes', 'No'],
  },
  Nutrition: {
    texts: ['Your food allergies', 'What do you snack on?'],
    choice: ['Do you consider yourself?', 'Overweight', 'Just Right'],
  },
  Exercise: {
    texts: ['Duration'],
    choice: ['Do you do regular strength training?', 'Yes', 'No'],
  },
} as const;
type Title = keyof typeof places;
const titles = Object.keys(places) as Title[];

const faults: readonly FaultEffect[] = [
  { kind: 'status', status: 400 },
  { kind: 'status', status: 500 },
  { kind: 'offline' },
  { kind: 'malformed' },
];

const events = { type: 5, save: 3, failedSave: 3, reload: 2, tokenExpires: 1, sessionExpires: 1 } as const;

/**
 * Simulated user of the real page: each section must show the typed answers in all events. Its
 * seeds are not shrunk as those of `walk.ts`: a run takes a minute in a browser.
 */
export class PageWalk {
  /** Log of events for debugging. */
  readonly diary: string[] = [];
  readonly page: Page;
  readonly backend: Backend;
  readonly dice: Dice;
  readonly #typed = new Map<Title, { answers: Record<string, string>; saved: boolean }>();
  #current: Title = 'Contacts';

  constructor(page: Page, backend: Backend, dice: Dice) {
    this.page = page;
    this.backend = backend;
    this.dice = dice;
    page.on('dialog', (question) => question.accept());
  }

  async run(steps: number): Promise<void> {
    await this.backend.start('complete', 'myHealth/contact');
    for (let step = 0; step < steps; step += 1) await this.#step(this.dice.weighted(events));
    for (const title of titles) {
      await this.#visit(title);
      if (this.#typed.get(title)?.saved === false) await this.#save();
    }
    await this.page.reload();
    for (const title of titles) await this.#visit(title);
  }

  async #step(event: keyof typeof events): Promise<void> {
    this.diary.push(`${event} in ${this.#current}`);
    if (event === 'type') {
      await this.#visit(this.dice.pick(titles));
      await this.#type();
    } else if (event === 'tokenExpires') await this.backend.advance(16 * MINUTE);
    else if (event === 'reload') {
      await this.page.reload();
      await this.#visit(this.#current);
    } else if (this.#typed.get(this.#current)?.saved !== false) return;
    else if (event === 'save') await this.#save();
    else if (event === 'failedSave') await this.#failToSave();
    else await this.#signInAgain();
  }

  /** Opens a section, restores a draft if one is offered, and expects the typed answers. */
  async #visit(title: Title): Promise<void> {
    this.#current = title;
    const section = form(this.page, title);
    await sectionList(this.page).getByRole('link', { name: title }).click();
    const restore = this.page
      .getByRole('region', { name: title })
      .getByRole('button', { name: 'Restore', exact: true });
    await expect(section.or(restore).first()).toBeVisible();
    if (await restore.isVisible()) await restore.click();
    await expect(section).toBeVisible();
    const typed = this.#typed.get(title);
    if (typed) expect(await shownAnswers(section), `${title} holds what was typed`).toEqual(typed.answers);
  }

  async #type(): Promise<void> {
    const section = form(this.page, this.#current);
    const { texts, choice } = places[this.#current];
    const [question, ...choices] = choice;
    await field(section, this.dice.pick(texts))
      .first()
      .fill(`Said “${this.dice.below(10_000)}” — ü`);
    if (this.dice.chance(0.5)) await pick(section, question, this.dice.pick(choices));
    this.#typed.set(this.#current, { answers: await shownAnswers(section), saved: false });
    // A user does not leave the page faster than this.
    await this.page.waitForTimeout(200);
  }

  async #save(): Promise<void> {
    const title = this.#current;
    const place = intakeSections.findIndex((section) => section.title === title);
    const next = intakeSections[place + 1]?.title ?? title;
    await update(form(this.page, title)).click();
    await expect(sectionHeading(this.page, next)).toBeFocused();
    const typed = this.#typed.get(title);
    if (typed) typed.saved = true;
  }

  async #failToSave(): Promise<void> {
    const title = this.#current;
    const section = form(this.page, title);
    const module = intakeSections.find((known) => known.title === title)?.module ?? 'Summary';
    if (module === 'MyDocuments') return;
    await this.backend.fault({ endpoint: `save${module}`, effect: this.dice.pick(faults), once: true });
    await update(section).click();
    await expect(section.getByRole('alert')).toContainText('Your answers are not saved.');
    expect(await shownAnswers(section), `${title} holds what was typed`).toEqual(
      this.#typed.get(title)?.answers,
    );
  }

  async #signInAgain(): Promise<void> {
    await this.backend.advance(25 * 60 * MINUTE);
    await update(form(this.page, this.#current)).click();
    await expect(this.page.getByText('Your session has ended')).toBeVisible();
    await logIn(this.page, EMAIL);
    await this.#visit(this.#current);
  }
}
