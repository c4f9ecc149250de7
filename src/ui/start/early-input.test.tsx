import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { releaseEarlyInput } from './early-input.ts';

const onSubmitted = vi.fn();
const onButtonClick = vi.fn();

function Form() {
  const [name, setName] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [color, setColor] = useState('red');
  return (
    <form
      aria-label="Form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmitted({ name, isAgreed, color });
      }}
    >
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input
        type="checkbox"
        aria-label="Agreed"
        checked={isAgreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <select aria-label="Color" value={color} onChange={(event) => setColor(event.target.value)}>
        <option>red</option>
        <option>green</option>
      </select>
      <button type="button" onClick={onButtonClick}>
        Add
      </button>
    </form>
  );
}

afterEach(() => {
  window.earlyInput = undefined;
  vi.clearAllMocks();
});

it('reports typed, checked and chosen values to React, then clicks and submits once', () => {
  render(<Form />);
  const [form, name, box] = [
    screen.getByRole('form'),
    screen.getByRole('textbox'),
    screen.getByRole('checkbox'),
  ];
  const button = screen.getByRole('button');
  window.earlyInput = [
    [name, 'A', undefined],
    [form, undefined, undefined],
    [name, 'Ada', undefined],
    [box, 'on', true],
    [screen.getByRole('combobox'), 'green', undefined],
    [button, undefined, undefined],
    [form, undefined, undefined],
  ];
  act(releaseEarlyInput);
  expect(onSubmitted.mock.calls).toEqual([[{ name: 'Ada', isAgreed: true, color: 'green' }]]);
  expect(onButtonClick).toHaveBeenCalledOnce();
  expect(window.earlyInput).toBeUndefined();
});

it('leaves elements alone that are no longer on the page, and does nothing a second time', () => {
  render(<Form />);
  const form = document.createElement('form');
  form.requestSubmit = vi.fn();
  window.earlyInput = [[form, undefined, undefined]];
  act(releaseEarlyInput);
  act(releaseEarlyInput);
  expect(form.requestSubmit).not.toHaveBeenCalled();
  expect(onSubmitted).not.toHaveBeenCalled();
});
