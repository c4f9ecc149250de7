import { samplePdf } from './sample-pdf.ts';
import { samplePicture } from './sample-picture.ts';

const report = [
  'Pathology report',
  'Specimen: left breast, core biopsy.',
  'This is a sample, not a finding.',
];
const markers = [
  'Cancer markers',
  'CA 15-3   24 U/mL',
  'CEA   2.1 ng/mL',
  'This is a sample, not a finding.',
];

/** Files that are made when they are asked for: they need no room, and are there after an import too. */
const samples = {
  report: () => new Blob([samplePdf(report)], { type: 'application/pdf' }),
  markers: () => new Blob([samplePdf(markers)], { type: 'application/pdf' }),
  scan: () => new Blob([samplePicture()], { type: 'image/png' }),
};

export type SampleName = keyof typeof samples;

const made: Partial<Record<SampleName, Blob>> = {};

/** The file of a sample; it is drawn once, since many seeded documents share it. */
export function sampleFile(name: SampleName): Blob {
  made[name] ??= samples[name]();
  return made[name];
}
