import * as v from 'valibot';
import { endpoint } from '#api/contract/endpoint.ts';

/** intake §3, §7. Completion comes from this call alone (decision 28). */
export const readIntakeStatus = endpoint({
  method: 'GET',
  path: 'intake/status',
  summary: 'Which intake sections are complete',
  access: ['patient', 'physician'],
  onBehalf: true,
  reply: v.array(v.object({ module: v.string(), isCompleted: v.boolean() })),
});
