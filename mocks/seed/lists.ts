import type { Tables } from '#mocks/store/tables.ts';

const cancers = `
Acute lymphoblastic leukemia, Acute myeloid leukemia, Adrenal cancer, Anal cancer, Bile duct cancer, Bladder cancer,
Bone cancer, Brain tumor (glioblastoma), Breast cancer, Cervical cancer, Chronic lymphocytic leukemia,
Chronic myeloid leukemia, Colorectal cancer, Endometrial cancer, Esophageal cancer, Gallbladder cancer,
Hodgkin lymphoma, Kidney cancer, Laryngeal cancer, Liver cancer, Lung cancer, Melanoma, Merkel cell carcinoma,
Mesothelioma, Multiple myeloma, Neuroblastoma, Non-Hodgkin lymphoma, Oral cancer, Osteosarcoma, Ovarian cancer,
Pancreatic cancer, Prostate cancer, Retinoblastoma, Salivary gland cancer, Soft tissue sarcoma, Stomach cancer,
Testicular cancer, Throat cancer, Thyroid cancer, Uterine sarcoma, Vulvar cancer`;

const conditions = `
ADHD, Alcohol use disorder, Alzheimer’s disease, Amyotrophic lateral sclerosis, Anorexia nervosa, Anxiety disorder,
Asthma, Atopic dermatitis, Atrial fibrillation, Autism spectrum disorder, Bipolar disorder, Bursitis, Cachexia,
Carpal tunnel syndrome, Celiac disease, Cerebral palsy, Chemotherapy-induced nausea, Chronic fatigue syndrome,
Chronic kidney disease, Chronic low back pain, Chronic migraine, Chronic obstructive pulmonary disease, Chronic pain,
Cluster headache, Complex regional pain syndrome, Coronary artery disease, Crohn’s disease, Depression,
Diabetes mellitus type 1, Diabetes mellitus type 2, Diabetic neuropathy, Dravet syndrome, Dystonia,
Eczema, Ehlers-Danlos syndrome, Endometriosis, Epilepsy, Essential tremor, Fibromyalgia,
Gastroesophageal reflux disease, Generalized anxiety disorder, Glaucoma, Gout, Hepatitis C, Herniated disc, HIV,
Huntington’s disease, Hypertension, Hypothyroidism, Insomnia, Interstitial cystitis, Irritable bowel syndrome,
Lennox-Gastaut syndrome, Lupus, Lyme disease, Menopausal symptoms, Multiple sclerosis, Muscular dystrophy,
Myasthenia gravis, Neuropathic pain, Obsessive-compulsive disorder, Opioid use disorder, Osteoarthritis, Osteoporosis,
Panic disorder, Parkinson’s disease, Peripheral neuropathy, Phantom limb pain, Plantar fasciitis, Polymyalgia rheumatica,
Post-traumatic stress disorder, Psoriasis, Psoriatic arthritis, Restless legs syndrome, Rheumatoid arthritis, Sciatica,
Scoliosis, Sickle cell disease, Sjögren’s syndrome, Sleep apnea, Spasticity, Spinal cord injury, Spinal stenosis,
Temporomandibular disorder, Tension headache, Tinnitus, Tourette syndrome, Traumatic brain injury,
Trigeminal neuralgia, Ulcerative colitis`;

const medications = `
Acetaminophen, Albuterol, Alendronate, Allopurinol, Alprazolam, Amiodarone, Amitriptyline, Amlodipine, Amoxicillin,
Anastrozole, Apixaban, Aripiprazole, Aspirin, Atenolol, Atomoxetine, Atorvastatin, Azathioprine, Azithromycin, Baclofen,
Benazepril, Bisoprolol, Budesonide, Buprenorphine, Bupropion, Buspirone, Capecitabine, Carbamazepine, Carbidopa-levodopa,
Carvedilol, Celecoxib, Cetirizine, Ciprofloxacin, Citalopram, Clobazam, Clonazepam, Clonidine, Clopidogrel, Codeine,
Colchicine, Cyclobenzaprine, Cyclophosphamide, Dexamethasone, Diazepam, Diclofenac, Digoxin, Diltiazem, Diphenhydramine,
Donepezil, Doxycycline, Duloxetine, Enalapril, Escitalopram, Esomeprazole, Estradiol, Eszopiclone, Famotidine, Fentanyl,
Fluoxetine, Fluticasone, Furosemide, Gabapentin, Glipizide, Hydrochlorothiazide, Hydrocodone, Hydroxychloroquine,
Hydroxyzine, Ibuprofen, Imatinib, Insulin glargine, Insulin lispro, Ketoconazole, Labetalol, Lamotrigine, Letrozole,
Levetiracetam, Levothyroxine, Lidocaine patch, Liraglutide, Lisinopril, Lithium, Loratadine, Lorazepam, Losartan,
Meloxicam, Memantine, Metformin, Methadone, Methocarbamol, Methotrexate, Methylphenidate, Metoclopramide, Metoprolol,
Mirtazapine, Montelukast, Morphine, Naltrexone, Naproxen, Nortriptyline, Olanzapine, Omeprazole, Ondansetron, Oxcarbazepine,
Oxycodone, Pantoprazole, Paroxetine, Phenytoin, Pramipexole, Prazosin, Prednisone, Pregabalin, Prochlorperazine,
Promethazine, Propranolol, Quetiapine, Rifampin, Risperidone, Ritonavir, Rizatriptan, Ropinirole, Rosuvastatin,
Semaglutide, Sertraline, Sildenafil, Simvastatin, Spironolactone, Sumatriptan, Tacrolimus, Tamoxifen, Tamsulosin,
Temazepam, Tizanidine, Topiramate, Tramadol, Trazodone, Valproic acid, Venlafaxine, Verapamil, Warfarin, Zolpidem,
Ashwagandha, Calcium, Chamomile, Coenzyme Q10, Curcumin, Echinacea, Fish oil, Folic acid, Ginger, Ginkgo biloba, Iron,
L-theanine, Magnesium, Melatonin, Milk thistle, Multivitamin, Omega-3, Probiotics, St. John’s wort, Turmeric, Valerian root,
Vitamin B12, Vitamin C, Vitamin D3, Vitamin E, Zinc`;

const products = `
CBD capsules 25 mg, CBD isolate oil, CBD topical balm, CBG oil, CBN night tincture, Full-spectrum oil 1:1,
Full-spectrum oil 20:1, Pastilles 5 mg, Suppositories 50 mg, Sublingual spray, THC capsules 5 mg,
Vaporizer flower, CBDA topical balm`;

const splitNames = (text: string) => text.trim().split(/,\s+/);

/** Compares names; for these, it is the order of a dictionary. A first collator takes 20 ms. */
function compareNames({ name: a }: { name: string }, { name: b }: { name: string }): number {
  return a.toLowerCase() < b.toLowerCase() ? -1 : 1;
}

/** Fills the shared lists; the ids of their items never change. */
export function seedLists(tables: Tables): void {
  const diagnoses = [
    ...splitNames(cancers).map((name) => ({ name, isCancer: true })),
    ...splitNames(conditions).map((name) => ({ name, isCancer: false })),
  ].sort(compareNames);
  tables.diagnoses = diagnoses.map((item, index) => ({ id: `d${index + 1}`, ...item }));
  tables.medications = splitNames(medications).map((name, index) => ({ id: `m${index + 1}`, name }));
  tables.products = splitNames(products).map((name, index) => ({ id: `p${index + 1}`, name }));
}
