import { call } from '#api/client/call.ts';
import { intakeCalls } from '#api/endpoints/intake/sections.ts';
import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import { decodeAnswers, encodeAnswers, findProblems } from '#domain/questions/questionnaire.ts';
import { issueTokens } from '#mocks/rules/accounts/tokens.ts';
import type { Clinic } from './clinic.ts';
import type { Dice } from './dice.ts';
import { randomAnswers, someQuestions } from './typing.ts';

/**
 * Saves a section on another device: as the patient's physician, or as the patient without one.
 * @returns false if the answers to be saved break a rule
 */
export async function saveOnOtherDevice(
  { store, recordOf }: Clinic,
  dice: Dice,
  patientId: string,
  section: QuestionnaireSection,
): Promise<boolean> {
  const { accounts, careLinks } = store.tables;
  const physicianId = careLinks.find((link) => link.patientId === patientId)?.physicianId;
  const writer = accounts.find(({ id }) => id === (physicianId ?? patientId));
  if (!writer) throw new Error('There is nobody else');
  const questionnaire = questionnaires[section.module];
  const { save, pack } = intakeCalls[section.module];
  const record = recordOf(patientId, section.module);
  const otherAnswers = randomAnswers(section, dice, store.tables);
  const changedQuestions = someQuestions(questionnaire.questions, () => record === null || dice.chance(0.3));
  const answers = {
    ...decodeAnswers(questionnaire, record),
    ...Object.fromEntries(changedQuestions.map(({ name }) => [name, otherAnswers[name]])),
  };
  if (changedQuestions.length === 0 || Object.keys(findProblems(questionnaire.questions, answers)).length > 0)
    return false;
  await call(
    save,
    { body: pack(encodeAnswers(questionnaire, answers)), subject: physicianId ? { userId: patientId } : {} },
    { token: issueTokens(store, writer).accessToken },
  );
  return true;
}
