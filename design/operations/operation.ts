/**
 * The operations: the smallest serialisable, pure, invertible changes of a design. A small generic set.
 * This file is the union and its dispatch; each operation's schema, apply and invert stand in a file of their own.
 */
