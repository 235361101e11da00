/** Types of the entry of eld that is used; the package has them for its first one alone. */
declare module 'eld/extrasmall' {
  export const eld: {
    /** Without the library's knowledge of the text the language is ''. */
    detect(text: string): {
      /** ISO 639-1. */
      language: string;
      /** 0 to 1 by language, those without any left out. */
      getScores(): Record<string, number>;
    };
  };
}
