import { documentTypes } from '#domain/documents/documents.ts';
import { intakeSections } from '#domain/intake/sections.ts';
import { hostileTexts } from '#domain/questions/answers/arbitrary-answers.ts';
import { renewalFaults, saveFaults } from './events-and-faults.ts';
import type { Scene } from './scene.ts';
import { until, untilIdle } from './turns.ts';

const section = intakeSections.find(({ module }) => module === 'MyDocuments') ?? intakeSections[11];
const events = { describe: 4, attach: 3, reload: 1, signOut: 0.5, save: 4 } as const;
const MOST_STEPS = 200;

/** Texts without line breaks and lone surrogates, which FormData changes. */
const texts = hostileTexts.filter((text) => !/[\n\ud800]/.test(text));
const contentOf = async (file: File | null) => (file ? `${file.name} ${await file.text()}` : null);
const faults = ['none', 'refused', 'broken', 'offline', 'malformed', 'lostAnswer'] as const;

/** Leaves the page and returns to a section, signed in. */
type ComeBack = (to: typeof section) => Promise<void>;

const blank = { documentTitle: '', documentType: '', documentDescription: '' };

/** Entered document of a walk, and the form that must show it. */
class DocumentWalk {
  readonly #scene: Scene;
  readonly #before: number;
  #entered = blank;
  #content: string | null = null;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#before = this.#stored().length;
  }

  #stored = () =>
    this.#scene.clinic.store.tables.documents.filter(({ userId }) => userId === this.#scene.patientId);

  get isAdded(): boolean {
    return this.#stored().length > this.#before;
  }

  get #form() {
    const { documents } = this.#scene.page.fittings;
    if (!documents) throw new Error('There is no form for documents');
    return documents;
  }

  async arrive(): Promise<void> {
    const { page } = this.#scene;
    const isThere = () => page.fittings.documents !== undefined;
    await until(() => isThere() || Boolean(page.button(section, 'Restore')), 'documents are there');
    page.button(section, 'Restore')?.click();
    await until(isThere, 'the form of documents is there');
    await this.expectInForm();
  }

  /** @throws Error if the form shows another document than the entered one */
  async expectInForm(): Promise<void> {
    await untilIdle();
    const { getFields, attachment } = this.#form;
    const found = JSON.stringify([getFields(), await contentOf(attachment.file)]);
    const typed = JSON.stringify([this.#entered, this.#content]);
    if (found !== typed) throw new Error(`My Documents\nthere is: ${found}\nwas entered: ${typed}`);
  }

  #change(name: keyof typeof blank, value: string): void {
    this.#form.change(name, value);
    this.#entered = { ...this.#entered, [name]: value };
  }

  describe(): void {
    const { dice } = this.#scene;
    this.#change('documentTitle', dice.pick(texts));
    this.#change('documentType', dice.pick(documentTypes));
    // Never empty: the simulated browser loses the empty fields of a form in transit.
    this.#change('documentDescription', dice.pick(texts));
  }

  async attach(): Promise<void> {
    if (this.#content !== null) return;
    const { browser, dice } = this.#scene;
    const file = new File([`%PDF-1.4 ${dice.below(1000)}`], 'letter.pdf', { type: 'application/pdf' });
    await this.#form.attachment.attach([file]);
    this.#content = await contentOf(file);
    await until(() => this.#form.attachment.isAttached, 'the file is attached');
    // The bytes are read before they are persisted; no user leaves the page faster than that.
    while (!(await browser.keeps('MyDocuments file'))) await untilIdle();
  }

  async save(): Promise<void> {
    const { clinic, dice } = this.#scene;
    const { documentTitle, documentType } = this.#entered;
    if (this.#content === null || documentTitle.trim() === '' || documentType === '') return;
    const effect = saveFaults[dice.pick(faults)];
    if (effect) clinic.fault({ endpoint: 'createDocument', effect });
    const count = clinic.writes.count('createDocument');
    const press = this.#form.save;
    const saved = press();
    // A second save while the first is pending never settles: only the first one is awaited.
    if (dice.chance(0.5)) void press();
    await saved;
    const sent = clinic.writes.count('createDocument') - count;
    if (sent > 1) throw new Error(`A document was sent ${sent} times`);
  }

  /** Leaves the page and comes back, in the second case after a renewal that fails. */
  async leave(event: 'reload' | 'signOut', comeBack: ComeBack): Promise<void> {
    const { clinic, dice } = this.#scene;
    if (event === 'signOut') clinic.fault({ endpoint: 'refresh', effect: dice.pick(renewalFaults) });
    await untilIdle();
    await comeBack(section);
    clinic.store.clearFaults();
    await this.arrive();
  }

  /** @throws Error unless the server has exactly the entered document */
  async expectStored(): Promise<void> {
    await untilIdle();
    const stored = this.#stored();
    if (stored.length > this.#before + 1) throw new Error('The document is added twice');
    const [added] = stored.slice(-1);
    const file = added && (await this.#scene.clinic.store.files.get(added.id));
    const text = file && `letter.pdf ${await file.text()}`;
    const found = JSON.stringify([added?.documentTitle, added?.documentType, text]);
    const { documentTitle, documentType } = this.#entered;
    const sent = JSON.stringify([documentTitle.trim(), documentType, this.#content]);
    if (found !== sent) throw new Error(`The document is saved as ${found}, entered was ${sent}`);
  }
}

/** Adds one document with its file in the presence of faults. */
export async function addDocument(scene: Scene, comeBack: ComeBack): Promise<void> {
  const { browser, dice, diary } = scene;
  const walk = new DocumentWalk(scene);
  browser.page.open(section);
  await walk.arrive();
  for (let step = 0; !walk.isAdded; step += 1) {
    if (step > MOST_STEPS) throw new Error('The document cannot be added');
    const event = dice.weighted(events);
    diary.push(`document: ${event}`);
    if (event === 'describe') walk.describe();
    else if (event === 'attach') await walk.attach();
    else if (event === 'save') await walk.save();
    else await walk.leave(event, comeBack);
    if (!walk.isAdded) await walk.expectInForm();
  }
  await walk.expectStored();
}
