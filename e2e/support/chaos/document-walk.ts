import { documentTypes } from '#domain/documents/documents.ts';
import { intakeSections } from '#domain/intake/sections.ts';
import { hostileTexts } from '#domain/questions/answers/arbitrary-answers.ts';
import { renewalFaults, saveFaults } from './events-and-faults.ts';
import type { Scene } from './scene.ts';
import { until, untilIdle } from './turns.ts';

const section = intakeSections.find(({ module }) => module === 'MyDocuments') ?? intakeSections[11];
const eventWeights = { enterTexts: 4, attach: 3, reload: 1, signOut: 0.5, save: 4 } as const;
/** Limit of steps, far above what the chances need. */
const maxSteps = 200;

/** Texts without line breaks and lone surrogates, which FormData changes. */
const entryTexts = hostileTexts.filter((text) => !/[\n\ud800]/.test(text));
const contentOf = async (file: File | null) => (file ? `${file.name} ${await file.text()}` : null);
const faultNames = ['none', 'refused', 'broken', 'offline', 'malformed', 'lostAnswer'] as const;

/** Leaves the page and returns to a section, signed in. */
type ComeBack = (to: typeof section) => Promise<void>;

const blankDocument = { documentTitle: '', documentType: '', documentDescription: '' };

/** Entered document of a walk, and the form that must show it. */
class DocumentWalk {
  readonly #scene: Scene;
  readonly #countBefore: number;
  #enteredFields = blankDocument;
  #content: string | null = null;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#countBefore = this.#stored().length;
  }

  #stored = () =>
    this.#scene.clinic.store.tables.documents.filter(({ userId }) => userId === this.#scene.patientId);

  get isAdded(): boolean {
    return this.#stored().length > this.#countBefore;
  }

  get #form() {
    const { documents } = this.#scene.page.internals;
    if (!documents) throw new Error('There is no form for documents');
    return documents;
  }

  /** Waits for the form, restores an offered draft, and expects the entered document. */
  async arrive(): Promise<void> {
    const { page } = this.#scene;
    const hasForm = () => page.internals.documents !== undefined;
    await until(() => hasForm() || Boolean(page.button(section, 'Restore')), 'documents are there');
    page.button(section, 'Restore')?.click();
    await until(hasForm, 'the form of documents is there');
    await this.expectInForm();
  }

  /** @throws Error if the form shows another document than the entered one */
  async expectInForm(): Promise<void> {
    await untilIdle();
    const { getFields, attachment } = this.#form;
    const shownDocument = JSON.stringify([getFields(), await contentOf(attachment.file)]);
    const enteredDocument = JSON.stringify([this.#enteredFields, this.#content]);
    if (shownDocument !== enteredDocument)
      throw new Error(`My Documents\nthere is: ${shownDocument}\nwas entered: ${enteredDocument}`);
  }

  #change(name: keyof typeof blankDocument, value: string): void {
    this.#form.change(name, value);
    this.#enteredFields = { ...this.#enteredFields, [name]: value };
  }

  /** Enters a random title, type and description. */
  enterTexts(): void {
    const { dice } = this.#scene;
    this.#change('documentTitle', dice.pick(entryTexts));
    this.#change('documentType', dice.pick(documentTypes));
    // Never empty: the simulated browser loses the empty fields of a form in transit.
    this.#change('documentDescription', dice.pick(entryTexts));
  }

  /** Attaches a random file, unless one is attached. */
  async attach(): Promise<void> {
    if (this.#content !== null) return;
    const { browser, dice } = this.#scene;
    const file = new File([`%PDF-1.4 ${dice.below(1000)}`], 'letter.pdf', { type: 'application/pdf' });
    await this.#form.attachment.attach([file]);
    this.#content = await contentOf(file);
    await until(() => this.#form.attachment.isAttached, 'the file is attached');
    // The bytes are read before they are persisted; no user leaves the page faster than that.
    while (!(await browser.hasDraftOf('MyDocuments file'))) await untilIdle();
  }

  /** Saves a complete document, with a random fault and at times with a double click. */
  async save(): Promise<void> {
    const { clinic, dice } = this.#scene;
    const { documentTitle, documentType } = this.#enteredFields;
    if (this.#content === null || documentTitle.trim() === '' || documentType === '') return;
    const effect = saveFaults[dice.pick(faultNames)];
    if (effect) clinic.fault({ endpoint: 'createDocument', effect });
    const count = clinic.writes.count('createDocument');
    const clickSave = this.#form.save;
    const firstSave = clickSave();
    // A second save while the first is pending never settles: only the first one is awaited.
    if (dice.chance(0.5)) void clickSave();
    await firstSave;
    const sentCount = clinic.writes.count('createDocument') - count;
    if (sentCount > 1) throw new Error(`A document was sent ${sentCount} times`);
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
    if (stored.length > this.#countBefore + 1) throw new Error('The document is added twice');
    const [addedDocument] = stored.slice(-1);
    const file = addedDocument && (await this.#scene.clinic.store.files.get(addedDocument.id));
    const text = file && `letter.pdf ${await file.text()}`;
    const storedDocument = JSON.stringify([addedDocument?.documentTitle, addedDocument?.documentType, text]);
    const { documentTitle, documentType } = this.#enteredFields;
    const enteredDocument = JSON.stringify([documentTitle.trim(), documentType, this.#content]);
    if (storedDocument !== enteredDocument)
      throw new Error(`The document is saved as ${storedDocument}, entered was ${enteredDocument}`);
  }
}

/** Adds one document with its file in the presence of faults. */
export async function addDocument(scene: Scene, comeBack: ComeBack): Promise<void> {
  const { browser, dice, diary } = scene;
  const walk = new DocumentWalk(scene);
  browser.page.open(section);
  await walk.arrive();
  for (let step = 0; !walk.isAdded; step += 1) {
    if (step > maxSteps) throw new Error('The document cannot be added');
    const event = dice.weighted(eventWeights);
    diary.push(`document: ${event}`);
    if (event === 'enterTexts') walk.enterTexts();
    else if (event === 'attach') await walk.attach();
    else if (event === 'save') await walk.save();
    else await walk.leave(event, comeBack);
    if (!walk.isAdded) await walk.expectInForm();
  }
  await walk.expectStored();
}
