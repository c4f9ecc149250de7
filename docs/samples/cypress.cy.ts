// Types of window.clinicMock. Outside this repository, declare the calls that the test needs.
import type {} from '../../mocks/controls/clinic-mock.ts';

const findForm = (name: string) => cy.get(`form[aria-label="${name}"]`);
/** Finds a field by its label: generated ids and classes differ from build to build. */
const findField = (label: string) =>
  cy
    .contains('label', label)
    .invoke('attr', 'for')
    .then((id) => cy.get(`[id="${id}"]`));
const clickUpdate = () =>
  findForm('Contacts')
    .contains('button', /^Update$/)
    .click();
/** Waits for the focus on the next section, which says that the save is done. */
const expectSaved = () => cy.focused().should('match', 'h2').and('have.text', 'Diagnosis');

/** Reads the newest code. It is sent a moment after its dialog has opened, so this asks again. */
const readCode = (): Cypress.Chainable<string> =>
  cy
    .window()
    .then(({ clinicMock }) => clinicMock.outbox())
    .then(([message]) => (message?.code ? cy.wrap(message.code) : readCode()));

describe('the static preview', () => {
  it('says that a save failed, and goes back to the first save', () => {
    cy.visit('/myHealth/contact?scenario=half-done&console=off');
    // Once the form is there, so are the mock and its scenario.
    findForm('Contacts').should('be.visible');
    cy.window().then(({ clinicMock }) =>
      clinicMock.fault({
        endpoint: 'saveContacts',
        effect: { kind: 'status', status: 400 },
        after: 1,
        times: 1,
      }),
    );
    findField('Relationship').clear().type('Brother');
    clickUpdate();
    expectSaved();
    cy.window()
      .then(({ clinicMock }) => clinicMock.history())
      .then((changes) => changes[changes.length - 1]?.number ?? 0)
      .as('firstSave');

    cy.contains('a', 'Contacts').click();
    findField('Relationship').clear().type('Neighbor');
    clickUpdate();
    findForm('Contacts').find('[role=alert]').should('contain.text', 'Contact Information Not Updated');
    findField('Relationship').should('have.value', 'Neighbor');
    clickUpdate();
    expectSaved();

    cy.get<number>('@firstSave').then((number) =>
      cy
        .window()
        .then(({ clinicMock }) => clinicMock.goBack(number))
        .then((address) => cy.visit(`/${address}`)),
    );
    findField('Relationship').should('have.value', 'Brother');
  });

  it('takes the texted code', () => {
    cy.visit('/login?scenario=two-factor&console=off');
    // The app replaces the elements of the delivered HTML when it starts.
    cy.window().should((page) => expect(page.earlyInput).to.equal(undefined));
    findField('Email').type('twofa@clinic.test');
    findField('Password').type('Clinic#2026');
    cy.get('main')
      .contains('button', /^Log in$/)
      .click();
    cy.get('[role=dialog]').should('contain.text', 'Verification code');
    readCode().then((code) => findField('Verification code').type(code));
    cy.contains('button', /^Verify$/).click();
    cy.contains('h1', 'Welcome, Theo').should('be.visible');
  });
});
