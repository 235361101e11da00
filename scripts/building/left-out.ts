/**
 * Removes package code that the browser never runs: SVG and JSON export, unused helpers of Fabric, JSON schemas,
 * observing the router from outside. Classes carry such methods whether called or not, so the bundler can't tell. Each
 * gets an empty body that throws when called after all, and its dependencies are tree-shaken. The server keeps
 * everything.
 */
import { parseAst, type Plugin } from 'vite';

/** Functions and methods of a package's modules, by name. */
export interface LeftOut {
  /** As in node_modules: the part of the path that its modules share. */
  modules: string;
  /**
   * Functions of the modules, methods of their classes, members of their object literals, or functions assigned to a
   * property; the four are distinct even under the same name.
   */
  kind: 'functions' | 'methods' | 'members' | 'assigned';
  names: readonly string[];
}

export const LEFT_OUT: readonly LeftOut[] = [
  // Fabric hands out its helpers in objects, which the bundler can only take whole: these are the members that nobody
  // uses. They stand before the package's other modules, as the first that matches counts.
  {
    modules: 'fabric/dist/src/util/index.min.mjs',
    kind: 'members',
    names: [
      'animateColor',
      'copyCanvasElement',
      'ease',
      'enlivenObjectEnlivables',
      'enlivenObjects',
      'findScaleToCover',
      'findScaleToFit',
      'getBoundsOfCurve',
      'getPathSegmentsInfo',
      'getPointOnPath',
      'getRandomInt',
      'getRegularPolygonPath',
      'getSmoothPathFromPoints',
      'getSvgAttributes',
      'groupSVGElements',
      'joinPath',
      'loadImage',
      'makePathSimpler',
      'matrixToSVG',
      'mergeClipPaths',
      'parsePath',
      'parsePreserveAspectRatioAttribute',
      'parseUnit',
      'projectStrokeOnPoints',
      'removeTransformMatrixForSvgParsing',
      'string',
      'stylesFromArray',
      'stylesToArray',
      'toBlob',
      'toDataURL',
      'transformPath',
    ],
  },
  {
    modules: 'fabric/dist/src/util/animation/easing.min.mjs',
    kind: 'members',
    names: [
      'easeInBack',
      'easeInBounce',
      'easeInCirc',
      'easeInCubic',
      'easeInElastic',
      'easeInExpo',
      'easeInOutBack',
      'easeInOutBounce',
      'easeInOutCirc',
      'easeInOutCubic',
      'easeInOutElastic',
      'easeInOutExpo',
      'easeInOutQuad',
      'easeInOutQuart',
      'easeInOutQuint',
      'easeInOutSine',
      'easeInQuad',
      'easeInQuart',
      'easeInQuint',
      'easeOutBack',
      'easeOutBounce',
      'easeOutCirc',
      'easeOutCubic',
      'easeOutElastic',
      'easeOutExpo',
      'easeOutQuad',
      'easeOutQuart',
      'easeOutQuint',
      'easeOutSine',
    ],
  },
  {
    modules: 'fabric/dist/src/controls/index.min.mjs',
    kind: 'members',
    names: [
      'createPathControls',
      'createPolyActionHandler',
      'createPolyControls',
      'createPolyPositionHandler',
      'createResizeControls',
      'factoryPolyActionHandler',
      'polyActionHandler',
    ],
  },
  {
    // The kernel writes its own files; the server creates vector exports.
    modules: 'fabric/dist/src/',
    kind: 'methods',
    names: [
      'toSVG',
      '_toSVG',
      'toClipPathSVG',
      'getSvgStyles',
      'getSvgFilter',
      'getSvgCommons',
      'getSvgTransform',
      'getSvgSpanStyles',
      'getSvgTextDecoration',
      '_createBaseSVGMarkup',
      '_createBaseClipPathSVGMarkup',
      '_getSVGLeftTopOffsets',
      '_getSVGTextAndBg',
      '_wrapSVGTextAndBg',
      '_setSVGTextLineText',
      '_setSVGTextLineBg',
      '_createSVGBgRect',
      '_setSVGPreamble',
      '_setSVGHeader',
      '_setSVGObject',
      '_setSVGObjects',
      '_setSVGBgOverlayImage',
      '_setSVGBgOverlayColor',
      'createSVGRefElementsMarkup',
      'createSVGFontFacesMarkup',
      'createSVGClipPathMarkup',
      'fromElement',
      'fromObject',
      '_fromObject',
      'loadFromJSON',
      'cloneAsImage',
      'toDataURL',
      // Texts on arcs and moving layers are painted by the kernel.
      'setPathInfo',
      '_setGraphemeOnPath',
      'animate',
      '_animate',
    ],
  },
  {
    modules: 'zod/v4/core/to-json-schema.js',
    kind: 'functions',
    names: ['initializeContext', 'processSchema', 'extractDefs', 'finalize', 'handleUnrepresentable'],
  },
  {
    // Each schema's own function for JSON schemas.
    modules: 'zod/v4/classic/schemas.js',
    kind: 'assigned',
    names: ['processJSONSchema'],
  },
  {
    // String formats that no form in the browser uses: each includes its regular expression.
    modules: 'zod/v4/classic/schemas.js',
    kind: 'members',
    names: [
      'email',
      'url',
      'jwt',
      'emoji',
      'guid',
      'uuid',
      'uuidv4',
      'uuidv6',
      'uuidv7',
      'nanoid',
      'cuid',
      'cuid2',
      'ulid',
      'base64',
      'base64url',
      'xid',
      'ksuid',
      'ipv4',
      'ipv6',
      'cidrv4',
      'cidrv6',
      'e164',
      'datetime',
      'date',
      'time',
      'duration',
      'slugify',
      'normalize',
      'validate',
      'validateAsync',
      'safeEncode',
      'safeDecode',
      'toJSONSchema',
    ],
  },
  {
    modules: 'react-router/dist/production/lib/router/instrumentation.js',
    kind: 'functions',
    names: ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  },
];

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The module without these, on fewer lines, and which of them it contained; null when none. */
export function leaveOut(
  code: string,
  { kind, names }: Pick<LeftOut, 'kind' | 'names'>,
): { code: string; found: string[] } | null {
  const wanted = new Set(names);
  const bodies: { name: string; body: Node }[] = [];
  const take = (named: unknown, made: unknown): boolean => {
    const name = isNode(named) ? (named['name'] ?? named['value']) : undefined;
    if (
      typeof name !== 'string' ||
      !wanted.has(name) ||
      !isNode(made) ||
      !/Function/.test(made.type) ||
      !isNode(made['body'])
    )
      return false;
    bodies.push({ name, body: made['body'] });
    return true;
  };
  const visit = (node: Node): void => {
    const taken =
      kind === 'methods'
        ? (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') && take(node['key'], node['value'])
        : kind === 'members'
          ? node.type === 'Property' && take(node['key'], node['value'])
          : kind === 'assigned'
            ? node.type === 'AssignmentExpression' && take((node['left'] as Node)['property'], node['right'])
            : node.type === 'FunctionDeclaration'
              ? take(node['id'], node)
              : node.type === 'VariableDeclarator' && take(node['id'], node['init']);
    if (taken) return;
    for (const value of Object.values(node))
      for (const inside of Array.isArray(value) ? value : [value]) if (isNode(inside)) visit(inside);
  };
  visit(parseAst(code) as unknown as Node);
  if (bodies.length === 0) return null;
  let written = '';
  let from = 0;
  for (const { name, body } of bodies.toSorted((a, b) => a.body.start - b.body.start)) {
    written += `${code.slice(from, body.start)}{throw Error("Left out of the browser: ${name}")}`;
    from = body.end;
  }
  return { code: written + code.slice(from), found: bodies.map(({ name }) => name) };
}

/** An icon's parts have generated keys, which React would need only if they ever changed order. */
export const withoutKeys = (icon: string): string => icon.replace(/,\s*(?:key|"key"): ?"\w+"/g, '');

/** Modules that contain icons: Lucide's own, and the values of the module that names the tools'. */
const ICONS = /\/node_modules\/lucide-react\/dist\/esm\/icons\/|\/tool-kinds\.static\.ts$/;

/** The plugin, for the browser's build. */
export function leftOut(what: readonly LeftOut[] = LEFT_OUT): Plugin {
  return {
    name: 'blend:left-out',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const address = id.replaceAll('\\', '/');
      if (ICONS.test(address)) return { code: withoutKeys(code), map: null };
      let written = code;
      for (const left of what)
        if (address.includes(`/node_modules/${left.modules}`)) written = leaveOut(written, left)?.code ?? written;
      return written === code ? null : { code: written, map: null };
    },
  };
}
