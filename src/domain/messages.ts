/** Validation messages, each a constant: the bundler inlines those, unlike an object's values. */
export * as messages from './message-texts.ts';
