import { describe, expect, it } from 'vitest';
import { globalTypes, screenControls, withToolbarChoices } from './toolbar.ts';

describe('The toolbar', () => {
  // Storybook marks a menu as active when an item has its value, so no item may be the default.
  it('has no default choice, and an item that resets each menu', () => {
    for (const { defaultValue, toolbar } of Object.values(globalTypes)) {
      expect(defaultValue).toBeUndefined();
      const [resetItem, ...choices] = toolbar?.items ?? [];
      expect(resetItem).toEqual({ type: 'reset', title: expect.any(String) });
      expect(choices.length).toBeGreaterThan(0);
      expect(choices).toEqual(choices.map(() => expect.objectContaining({ value: expect.any(String) })));
      expect(toolbar?.title).toBeTruthy();
    }
  });

  it('leaves a story unchanged without a choice', () => {
    const args = { path: '/dashboard', signedInAs: 'patient@clinic.test' };
    expect(withToolbarChoices(args, {})).toEqual(args);
  });

  it('adds the choices to a story’s arguments', () => {
    const globals = { scenario: 'half-done', fault: 'offline', delay: 'short', text: 'people' };
    expect(withToolbarChoices({ path: '/dashboard' }, globals)).toEqual({
      path: '/dashboard',
      scenario: 'half-done',
      signedInAs: expect.any(String),
      longest: true,
      faults: [
        { endpoint: '*', effect: { kind: 'offline' } },
        { endpoint: '*', effect: { kind: 'delay', ms: 1000 } },
      ],
    });
  });
});

describe('The control of faults', () => {
  it('is a menu whose choices stand for rules', () => {
    const { control, options, mapping }: typeof screenControls.faults = screenControls.faults;
    expect(control.type).toBe('select');
    expect(Object.keys(mapping)).toEqual([...options]);
    expect(Object.keys(control.labels)).toEqual([...options]);
    expect(mapping.none).toEqual([]);
    expect(mapping).toHaveProperty('malformed', [{ endpoint: '*', effect: { kind: 'malformed' } }]);
  });
});
