import type { Store } from '#mocks/store/store.ts';
import { addPatient, removePatients } from './listing-support.ts';

/** Replaces the patients by some with unusual names: HTML, right-to-left, very long, empty. */
export function seedHostilePatients(store: Store): void {
  removePatients(store);
  addPatient(store, { id: 'html', firstName: '<img src=x onerror=alert(1)>', lastName: '<b>Bold</b>' });
  addPatient(store, { id: 'rtl', firstName: 'محمد', lastName: 'العبد الله', email: 'محمد@مثال.اختبار' });
  addPatient(store, {
    id: 'long',
    firstName: 'W'.repeat(255),
    lastName: '',
    email: `${'w'.repeat(245)}@mail.test`,
    phone: '1'.repeat(40),
  });
  addPatient(store, { id: 'emoji', firstName: '👩🏽‍⚕️🌿', lastName: '🏳️‍🌈'.repeat(30) }, 'pending');
  addPatient(store, { id: 'bidi', firstName: '\u202eevil', lastName: 'Z\u0351\u036b\u0343a\u0334lgo' });
  addPatient(store, { id: 'none', firstName: '', lastName: '', email: '' });
}
