import { expect, type Page } from 'playwright/test';
import { intakeSections } from '#domain/intake/sections.ts';
import type { FaultEffect } from '#mocks/store/faults.ts';
import { logIn } from '../app.ts';
import type { Backend } from '../backend.ts';
import {
  chooseRadio,
  field,
  form,
  sectionHeading,
  sectionList,
  shownAnswers,
  updateButton,
} from '../screens/intake.ts';
import type { Dice } from './dice.ts';

const patientEmail = 'complete.patient@clinic.test';
const minuteMs = 60_000;

/** Fields that the walk types into: texts without rules, and a question with two of its choices. */
const sectionFields = {
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
type Title = keyof typeof sectionFields;
const titles = Object.keys(sectionFields) as Title[];

const saveFaults: readonly FaultEffect[] = [
  { kind: 'status', status: 400 },
  { kind: 'status', status: 500 },
  { kind: 'offline' },
  { kind: 'malformed' },
];

const eventWeights = {
  type: 5,
  save: 3,
  failedSave: 3,
  reload: 2,
  tokenExpires: 1,
  sessionExpires: 1,
} as const;

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
  readonly #typedAnswers = new Map<Title, { answers: Record<string, string>; isSaved: boolean }>();
  #current: Title = 'Contacts';

  constructor(page: Page, backend: Backend, dice: Dice) {
    this.page = page;
    this.backend = backend;
    this.dice = dice;
    // The browser asks before a page with unsaved answers is left.
    page.on('dialog', (confirmDialog) => confirmDialog.accept());
  }

  /** Plays some events, saves what is left, and expects all answers after a reload. */
  async run(steps: number): Promise<void> {
    await this.backend.start('complete', 'myHealth/contact');
    for (let step = 0; step < steps; step += 1) await this.#step(this.dice.weighted(eventWeights));
    for (const title of titles) {
      await this.#visit(title);
      if (this.#typedAnswers.get(title)?.isSaved === false) await this.#save();
    }
    await this.page.reload();
    for (const title of titles) await this.#visit(title);
  }

  /** Plays one event; save, failure and expiry need unsaved answers and are skipped without. */
  async #step(event: keyof typeof eventWeights): Promise<void> {
    this.diary.push(`${event} in ${this.#current}`);
    if (event === 'type') {
      await this.#visit(this.dice.pick(titles));
      await this.#type();
    } else if (event === 'tokenExpires') await this.backend.advance(16 * minuteMs);
    else if (event === 'reload') {
      await this.page.reload();
      await this.#visit(this.#current);
    } else if (this.#typedAnswers.get(this.#current)?.isSaved !== false) return;
    else if (event === 'save') await this.#save();
    else if (event === 'failedSave') await this.#failToSave();
    else await this.#signInAgain();
  }

  /** Opens a section, restores a draft if one is offered, and expects the typed answers. */
  async #visit(title: Title): Promise<void> {
    this.#current = title;
    const section = form(this.page, title);
    await sectionList(this.page).getByRole('link', { name: title }).click();
    const restoreButton = this.page
      .getByRole('region', { name: title })
      .getByRole('button', { name: 'Restore', exact: true });
    await expect(section.or(restoreButton).first()).toBeVisible();
    if (await restoreButton.isVisible()) await restoreButton.click();
    await expect(section).toBeVisible();
    const typedInSection = this.#typedAnswers.get(title);
    if (typedInSection)
      expect(await shownAnswers(section), `${title} holds what was typed`).toEqual(typedInSection.answers);
  }

  /** Types a random answer into the current section. */
  async #type(): Promise<void> {
    const section = form(this.page, this.#current);
    const { texts, choice } = sectionFields[this.#current];
    const [question, ...choices] = choice;
    await field(section, this.dice.pick(texts))
      .first()
      .fill(`Said “${this.dice.below(10_000)}” — ü`);
    if (this.dice.chance(0.5)) await chooseRadio(section, question, this.dice.pick(choices));
    this.#typedAnswers.set(this.#current, { answers: await shownAnswers(section), isSaved: false });
    // A user does not leave the page faster than this.
    await this.page.waitForTimeout(200);
  }

  /** Saves the current section and expects the page to move on. */
  async #save(): Promise<void> {
    const title = this.#current;
    const index = intakeSections.findIndex((section) => section.title === title);
    const next = intakeSections[index + 1]?.title ?? title;
    await updateButton(form(this.page, title)).click();
    await expect(sectionHeading(this.page, next)).toBeFocused();
    const typed = this.#typedAnswers.get(title);
    if (typed) typed.isSaved = true;
  }

  /** Lets a save fail and expects its message and the typed answers. */
  async #failToSave(): Promise<void> {
    const title = this.#current;
    const section = form(this.page, title);
    const module = intakeSections.find((candidate) => candidate.title === title)?.module ?? 'Summary';
    if (module === 'MyDocuments') return;
    await this.backend.fault({ endpoint: `save${module}`, effect: this.dice.pick(saveFaults), once: true });
    await updateButton(section).click();
    await expect(section.getByRole('alert')).toContainText('Your answers are not saved.');
    expect(await shownAnswers(section), `${title} holds what was typed`).toEqual(
      this.#typedAnswers.get(title)?.answers,
    );
  }

  /** Lets the session expire during a save, logs in and expects the typed answers. */
  async #signInAgain(): Promise<void> {
    // A refresh token is valid for 24 hours.
    await this.backend.advance(25 * 60 * minuteMs);
    await updateButton(form(this.page, this.#current)).click();
    await expect(this.page.getByText('Your session has ended')).toBeVisible();
    await logIn(this.page, patientEmail);
    await this.#visit(this.#current);
  }
}
