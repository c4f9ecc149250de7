import type { appWalks } from './walks.ts';

/** Fault of the app: a description, a part of the scripts, its replacement, and which script. */
export type AppFault = readonly [
  description: string,
  find: string | RegExp,
  replace: string,
  script?: string,
];

/** Seeded faults of the app, by the walk in which each is seen. */
export const appFaults: Readonly<Record<keyof typeof appWalks, readonly AppFault[]>> = {
  readAsPatient: [
    ['wrong number of check-ups', /\[(\w+),` `,\1===1\?`check-up`/, '[$1+1,` `,$1===1?`check-up`'],
    ['wrong noun in a count', '`check-up`:`check-ups`', '`check-up`:`notes`'],
    ['wrong number of doses', /(\$\{\w+\.length)(\} \$\{\w+\.length===1\?`dose`)/, '$1+1$2'],
    ['wrong format of a day', '.format(`MM-DD-YYYY`)', '.format(`DD-MM-YYYY`)'],
    ['day of an entry without its year', '`MMMM-DD-YYYY h:mm A`', '`MMMM-DD h:mm A`'],
    ['swapped answers', /children:(\w+)===`yes`\?`Yes`:`No`/, 'children:$1===`yes`?`No`:`Yes`'],
    ['swapped states of an entry', '?`Medicine taken`:`No medicine`', '?`No medicine`:`Medicine taken`'],
    ['swapped badges', '?`Earlier`:`Newest`', '?`Newest`:`Earlier`'],
    ['wrong instruction', 'Put it under the tongue', 'Put it on the skin'],
    ['wrong text of an empty dose', 'children:`Nothing`', 'children:`Unknown`'],
    ['wrong label of a feeling', '{value:`same`,label:`Same`}', '{value:`same`,label:`Equal`}'],
    ['wrong number of unread notifications', /(Notifications, \$\{\w+)(\} unread)/, '$1+1$2'],
    ['missing badge', /!\w+&&\(0,\w+\.jsx\)\(\w+,\{size:`sm`,children:`New`\}\)/, '!1'],
    ['wrong description of a card', '`Ratings by ${', '`Ratings per ${'],
  ],
  logCheckUp: [
    ['wrong label of an answer', 'label:`YES`', 'label:`NO`'],
    ['wrong unit', '`Amount`,{unit:`mg`', '`Amount`,{unit:`g`'],
    ['wrong range in a hint', 'Times a day, from 1 to 10.', 'Times a day, from 1 to 20.'],
    ['amount that is saved tenfold', /\(\{amount:(\w+)\((\w+)\)\}\)/, '({amount:$1($2)*10})'],
    ['choice that is not saved', /\(\{frequency:(\w+)\((\w+)\)\}\)/, '({frequency:1})'],
    ['wrong label of a field', '`comment`,`Comment`', '`comment`,`Remark`'],
    ['wrong message after saving', 'your check-up is saved', 'your check-up is sent'],
    ['button with another name', 'children:`Save check-up`', 'children:`Save`'],
    ['wrong page after saving', /to:`\/health-journey`/, 'to:`/dashboard`', 'add-symptoms'],
  ],
  saveSections: [
    ['wrong toast', 'Contact Information Update Successfully', 'Contact Information Kept'],
    ['field with another name', '`relationship`,`Relationship`', '`relationship`,`Relation`'],
    ['lost draft', /\.then\(\w+=>new TextDecoder\(\)\.decode\(\w+\)\)/, '.then(()=>``)'],
    ['wrong hint', 'For example spouse, parent or friend.', 'For example spouse, child or friend.'],
    ['wrong number of sections', /(`\$\{\w+)(\} of \$\{\w+\.length\} sections complete`)/, '$1+1$2'],
    ['wrong state of a section', 'component:`span`,children:`Completed`', 'component:`span`,children:`Open`'],
    [
      'missing mark of unsaved changes',
      /className:(\w+)\.stateText,children:`Not saved`/,
      'className:$1.stateText,children:``',
    ],
    ['wrong question', 'days a week did you exercise', 'hours a week did you exercise'],
    ['button that stays disabled', /disabled:!\w+\|\|!!\w+,loading:/, 'disabled:!0,loading:'],
    ['answer that is not asked', 'Do you do cardiovascular exercise?', 'Do you swim?'],
  ],
  listPatients: [
    ['wrong number of months', /(in \$\{\w+\.length)(\} months)/, '$1+1$2'],
    ['wrong total', /(\.number,children:\w+)\((\w+)\)/, '$1($2+1)', 'physician-'],
    ['wrong superlative', '`Most often ', '`Least often '],
    ['wrong name of a group', 'notAnswered:`Not answered`', 'notAnswered:`Not asked`'],
    [
      'column with another value',
      /header:`Phone`,cell:\(\{row:(\w+)\}\)=>(\w+)\((\w+)\(\1\.original\.patient\.phone\)/,
      'header:`Phone`,cell:({row:$1})=>$2($3(`7205550100`)',
    ],
    ['value that is cut', /(\w+\.original\.patient\.email)/, '$1.slice(0,9)', 'listing-'],
    ['wrong sort', /status:\(\{status:(\w+)\}\)=>/, 'status:({email:$1})=>'],
    ['wrong status badge', /status:(\w+)\.original\.patient\.status/, 'status:`pending`'],
    ['wrong head of a column', 'header:`Full name`', 'header:`Last name`'],
    ['wrong question before deleting', 'you want to Delete Patient?', 'you want to Archive Patient?'],
    ['wrong toast after deleting', 'Poof! Your Patient has been deleted!', 'Your Patient is safe!'],
    ['wrong text of an empty value', '`No diagnosis added`', '`No diagnosis`'],
  ],
  treatPatient: [
    [
      'button that never becomes enabled',
      /disabled:!(\w+),loading:(\w+),"aria-describedby":(\w+),"aria-keyshortcuts"/,
      'disabled:!0,loading:$2,"aria-describedby":$3,"aria-keyshortcuts"',
    ],
    [
      'note that is missing in the list',
      /(sendToPationt:\w+\(\)\}\),reply:\w+,success:\w+,makesStale:)\[\w+\]/,
      '$1[]',
    ],
    [
      'notes in the wrong order',
      /(\w+)\((\w+)\.createdAt\)-\1\((\w+)\.createdAt\)/,
      '$1($3.createdAt)-$1($2.createdAt)',
    ],
    ['note without its author', /author:(\w+)\?\w+\(\1\):``/, 'author:``'],
    ['Save of a draft that stays disabled', /disabled:!\w+\|\|\w+===!0,loading:/, 'disabled:!0,loading:'],
    [
      'wrong audience of a note',
      'private:{label:`Only physicians`',
      'private:{label:`Shared with the patient`',
    ],
    ['wrong filter', '`private`,label:`Only physicians`', '`private`,label:`Only you`'],
    ['wrong default of a choice', 'blank:`Daily`', 'blank:`Hourly`'],
    ['wrong toast of a draft', 'Shoop Draft has been saved', 'Shoop has been sent'],
    ['wrong label of an empty time', '`No time`', '`Any time`'],
    ['wrong name of a button', 'addLabel:`Add another medicine`', 'addLabel:`Add a dose`'],
  ],
  addPatient: [
    ['wrong label of an objective', 'label:`Mental Health`', 'label:`Mental State`'],
    [
      'wrong page after adding',
      /\(\{to:`\/physician\/list-patient`/,
      '({to:`/physician/dashboard`',
      'physician.add-patient',
    ],
    ['wrong message on the list', ' is on your list`', ' was on your list`'],
    ['button with another name', 'label:`Add patient`', 'label:`Add`'],
  ],
};
