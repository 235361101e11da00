/** Requests as they are spoken, hurried or mixed with other languages: what is wished for comes through. */
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../other-languages.ts';
import { withoutFillers } from '../spoken.ts';

describe('what is only breath', () => {
  it.each([
    ['so um i was thinking maybe we could like put the date at the top', 'put the date at the top'],
    ['would you mind making the title a bit bigger', 'make the title a bit bigger'],
    ['it would be great if you could move the date to the top', 'move the date to the top'],
    ['yeah so can you uh move the the date down thanks', 'yeah so can you move the date down'],
    ['here\'s one, put it in the middle', 'put it in the middle'],
    ['one tiny thing, can the title be higher', 'can the title be higher'],
    ['i moved the box myself now put the title inside it', 'i moved the box myself. now put the title inside it'],
    ['write "um, you know"', 'write "um, you know"'],
    ['you know what to do', 'you know what to do'],
    ['post for my shop', 'post for my shop'],
  ])('%s', (said, read) => expect(withoutFillers(said)).toBe(read));
});

describe('words of other languages', () => {
  it.each([
    ['bitte the headline in rot and the background schwarz', 'please the headline in red and the background black'],
    ['por favor make the titulo azul', 'please make the title blue'],
    ['le titre en rouge please and make the background noir', 'le title en red please and make the background black'],
    ['make the rosa text bigger', 'make the rosa text bigger'],
    ['haz el fondo azul', 'haz el fondo azul'],
    ['hola, make it bigger', 'make it bigger'],
  ])('%s', (said, read) => expect(inEnglish(said, 'rosa blooms')).toBe(read));
});
