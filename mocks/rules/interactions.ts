/** Roles of a drug in the cytochrome P450 system; a drug may have several. */
type InteractionRole = 'substrates' | 'inducers' | 'inhibitors';
export type Interactions = Record<InteractionRole, string[]>;

const splitNames = (text: string) => text.trim().split(/,\s+/);

/**
 * Well-known drugs by generic name, from the FDA's tables of drug interactions and textbooks. For
 * demonstration only; no substitute for a real database.
 */
const drugsByRole: Record<InteractionRole, string[]> = {
  substrates: splitNames(`
Alprazolam, Amitriptyline, Amlodipine, Apixaban, Atorvastatin, Buspirone, Carbamazepine, Celecoxib, Citalopram, Clobazam,
Clopidogrel, Codeine, Diazepam, Fentanyl, Losartan, Methadone, Metoprolol, Omeprazole, Ondansetron, Oxycodone, Phenytoin,
Quetiapine, Sildenafil, Simvastatin, Tacrolimus, Tamoxifen, Tizanidine, Tramadol, Trazodone, Warfarin, Zolpidem`),
  inducers: splitNames(`
Bosentan, Carbamazepine, Dexamethasone, Efavirenz, Enzalutamide, Etravirine, Modafinil, Nevirapine, Oxcarbazepine,
Phenobarbital, Phenytoin, Primidone, Rifabutin, Rifampin, St. John’s wort, Topiramate`),
  inhibitors: splitNames(`
Amiodarone, Bupropion, Cimetidine, Ciprofloxacin, Clarithromycin, Diltiazem, Duloxetine, Erythromycin, Esomeprazole,
Fluconazole, Fluoxetine, Fluvoxamine, Itraconazole, Ketoconazole, Omeprazole, Paroxetine, Ritonavir, Terbinafine, Verapamil,
Voriconazole`),
};

/** Puts words between spaces, so that a search finds 'omeprazole' but not within 'Esomeprazole'. */
const toSpacedWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Returns which medications are substrates, inducers or inhibitors of P450 (intake §1). */
export function findInteractions(medications: readonly string[]): Interactions {
  const medicationTexts = medications.map(toSpacedWords);
  const findTaken = (drugs: readonly string[]) =>
    drugs.filter((drug) => medicationTexts.some((medication) => medication.includes(toSpacedWords(drug))));
  return {
    substrates: findTaken(drugsByRole.substrates),
    inducers: findTaken(drugsByRole.inducers),
    inhibitors: findTaken(drugsByRole.inhibitors),
  };
}
