import { plainOptions } from '../questions/option.ts';
import type { Option } from '../questions/question.ts';

/** Branches of service (intake §9). */
export const branchesOfService = [
  ...plainOptions(['Army']),
  { value: 'AirForce', label: 'Air Force' },
  ...plainOptions(['Marines', 'Navy', 'Coast Guard', 'National Guard']),
];

/* Symptoms of PTSD in four groups. Keys are the contract's (intake §3), labels are ours. */

export const intrusiveMemories: Option[] = [
  { value: 'flashbacks', label: 'Flashbacks' },
  { value: 'upsettingNightmares', label: 'Upsetting nightmares' },
  { value: 'unwantedMemories', label: 'Unwanted memories' },
  { value: 'emotionalReactionsToEventTriggers', label: 'Strong feelings when reminded of the event' },
];

export const negativeThinking: Option[] = [
  { value: 'difficultywithmemory', label: 'Difficulty with memory' },
  { value: 'hopelessness', label: 'Hopelessness' },
  { value: 'negativeThoughts', label: 'Negative thoughts' },
  { value: 'difficultyWithRelationships', label: 'Difficulty with relationships' },
  { value: 'detachment', label: 'Feeling detached' },
  { value: 'lackOfInterest', label: 'Lack of interest' },
];

export const avoidance: Option[] = [
  { value: 'tryingToAvoid', label: 'Trying not to think or talk about it' },
  { value: 'avoidingPlaces', label: 'Avoiding places, people or activities' },
];

export const physicalReactions: Option[] = [
  { value: 'beingOnGuard', label: 'Always being on guard' },
  { value: 'beingEasilyStartled', label: 'Being easily startled' },
  { value: 'insomnia', label: 'Trouble sleeping' },
  { value: 'difficultyConcentrating', label: 'Difficulty concentrating' },
  { value: 'guiltOrShame', label: 'Guilt or shame' },
  { value: 'destructiveBehavior', label: 'Self-destructive behavior' },
];
