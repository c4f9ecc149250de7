import type * as checkUps from '#api/endpoints/check-ups.ts';
import { objectives } from '#domain/options/cannabis.ts';
import { Problem } from '#mocks/rules/problem.ts';
import { type HandlersOf, ResponseWithMessage } from './handler.ts';

const knownObjectives = new Set(objectives.map(({ value }) => value));

export const checkUpHandlers: HandlersOf<typeof checkUps> = {
  listCheckUps: ({ store, patient }) =>
    store.tables.checkUps
      .filter(({ userId }) => userId === patient.id)
      // The list has another name for the doses than the call that logs them (decision 8).
      .map(({ userId: _, canabiesDose, ...entry }) => ({ ...entry, CannabisDoses: canabiesDose })),

  createCheckUp({ store, account, body }) {
    const names = new Set(store.tables.products.map(({ name }) => name));
    const unknownDose = body.canabiesDose.find(({ product }) => product !== '' && !names.has(product));
    if (unknownDose) throw new Problem(400, `canabiesDose: there is no product “${unknownDose.product}”`);
    const unknownObjective = Object.keys(body.objective).find((key) => !knownObjectives.has(key));
    if (unknownObjective) throw new Problem(400, `objective: there is no objective “${unknownObjective}”`);
    const createdAt = new Date(store.now()).toISOString();
    store.tables.checkUps.push({ userId: account.id, createdAt, ...body });
    return new ResponseWithMessage(null, 'Your check-up is saved');
  },
};
