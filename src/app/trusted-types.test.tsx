import { describe, expect, it } from 'vitest';
import { trustedTypesPolicy } from './trusted-types.ts';

const { createHTML, createScript, createScriptURL } = trustedTypesPolicy;

describe('The policy of Trusted Types', () => {
  it.each([
    ':root{--a:1px}',
    '<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1">',
  ])('allows style rules and the measuring frame: %s', (text) => {
    expect(createHTML(text)).toBe(text);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<!doctype html><html><head><meta name="viewport" content="a"><script>alert(1)</script>',
    '<!doctype html><html><head><meta name="viewport" content="a" onload="alert(1)">',
  ])('refuses other markup: %s', (text) => {
    expect(() => createHTML(text)).toThrow(TypeError);
  });

  it('allows the name of a host as a handler, which never runs, and no other script', () => {
    expect(createScript('example.com', 'TrustedScript', 'Element onclick')).toBe('example.com');
    expect(() => createScript('alert(1)', 'TrustedScript', 'Element onclick')).toThrow(TypeError);
    expect(() => createScript('a', 'TrustedScript', 'HTMLScriptElement textContent')).toThrow(TypeError);
  });

  it('allows scripts of this origin alone', () => {
    expect(createScriptURL('/assets/search-worker.js')).toBe('/assets/search-worker.js');
    expect(() => createScriptURL('https://example.com/a.js')).toThrow(TypeError);
    expect(() => createScriptURL('data:text/javascript,alert(1)')).toThrow(TypeError);
  });
});
