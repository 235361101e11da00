/** The subjects of photos, drawn with light and shade. */
import { dark, fill, linear, radial, type Context } from './paint.ts';

export function sneaker(color: string, sole: string, accent: string) {
  return (context: Context, w: number, h: number) => {
    context.save();
    context.translate(w * 0.08, h * 0.24);
    context.scale(w / 1200, w / 1200);
    fill(context, linear(context, 0, 450, 0, 640, [0, sole], [1, '#b9b4aa']), (c) => {
      c.moveTo(30, 520);
      c.bezierCurveTo(20, 600, 60, 640, 140, 642);
      c.lineTo(900, 642);
      c.bezierCurveTo(1000, 640, 1020, 600, 1005, 540);
      c.lineTo(980, 500);
      c.lineTo(40, 470);
      c.closePath();
    });
    fill(context, linear(context, 100, 60, 900, 640, [0, color], [0.5, color], [1, dark(color)]), (c) => {
      c.moveTo(60, 130);
      c.bezierCurveTo(120, 90, 210, 70, 300, 90);
      c.bezierCurveTo(330, 180, 420, 215, 520, 250);
      c.bezierCurveTo(640, 330, 760, 360, 890, 392);
      c.bezierCurveTo(985, 420, 1010, 470, 1000, 540);
      c.bezierCurveTo(700, 560, 300, 560, 42, 540);
      c.bezierCurveTo(20, 400, 40, 250, 60, 130);
      c.closePath();
    });
    fill(context, color, (c) => {
      c.moveTo(60, 130);
      c.bezierCurveTo(120, 90, 210, 70, 300, 90);
      c.bezierCurveTo(330, 180, 420, 215, 520, 250);
      c.bezierCurveTo(640, 330, 760, 360, 890, 392);
      c.bezierCurveTo(600, 430, 300, 420, 60, 330);
      c.closePath();
    });
    fill(context, accent, (c) => {
      c.moveTo(170, 430);
      c.bezierCurveTo(330, 440, 480, 380, 640, 300);
      c.bezierCurveTo(540, 420, 400, 510, 220, 520);
      c.closePath();
    });
    fill(context, '#ffffff66', (c) => {
      c.moveTo(80, 150);
      c.bezierCurveTo(140, 120, 200, 110, 260, 118);
      c.bezierCurveTo(240, 200, 180, 240, 80, 250);
      c.closePath();
    });
    context.strokeStyle = '#ffffffdd';
    context.lineWidth = 16;
    context.lineCap = 'round';
    for (let index = 0; index < 5; index += 1) {
      context.beginPath();
      context.moveTo(318 + index * 58, 170 + index * 32);
      context.lineTo(360 + index * 62, 118 + index * 40);
      context.stroke();
    }
    context.restore();
  };
}

export function bottle(glass: string, cap: string, label: string) {
  return (context: Context, w: number, h: number) => {
    const x = w * 0.5;
    const body = w * 0.3;
    const round = (
      left: number,
      top: number,
      width: number,
      height: number,
      radius: number,
      style: string | CanvasGradient,
    ) => fill(context, style, (c) => c.roundRect(left, top, width, height, radius));
    const shaded = (left: number, width: number, color: string) =>
      linear(
        context,
        left,
        0,
        left + width,
        0,
        [0, dark(color, 0.7)],
        [0.2, color],
        [0.3, '#ffffff'],
        [0.42, color],
        [0.8, color],
        [1, dark(color, 0.6)],
      );
    round(x - body * 0.22, h * 0.13, body * 0.44, h * 0.15, 14, cap);
    round(x - body * 0.22, h * 0.13, body * 0.44, h * 0.15, 14, shaded(x - body * 0.22, body * 0.44, cap));
    round(x - body / 2, h * 0.28, body, h * 0.58, 46, glass);
    round(x - body / 2, h * 0.28, body, h * 0.58, 46, shaded(x - body / 2, body, glass));
    round(x - body * 0.36, h * 0.46, body * 0.72, h * 0.24, 8, label);
    context.fillStyle = '#00000099';
    for (const [dy, width] of [
      [0.5, 0.4],
      [0.54, 0.5],
      [0.6, 0.3],
      [0.63, 0.34],
    ] as const)
      context.fillRect(x - (body * width) / 2, h * dy, body * width, h * 0.009);
  };
}

export function mug(color: string) {
  return (context: Context, w: number, h: number) => {
    context.lineWidth = w * 0.055;
    context.strokeStyle = color;
    context.beginPath();
    context.ellipse(w * 0.72, h * 0.52, w * 0.12, h * 0.14, 0, -1.3, 1.5);
    context.stroke();
    fill(
      context,
      linear(
        context,
        w * 0.25,
        0,
        w * 0.72,
        0,
        [0, dark(color, 0.8)],
        [0.35, '#ffffff'],
        [0.5, color],
        [1, dark(color, 0.6)],
      ),
      (c) => {
        c.moveTo(w * 0.26, h * 0.3);
        c.lineTo(w * 0.72, h * 0.3);
        c.bezierCurveTo(w * 0.72, h * 0.6, w * 0.7, h * 0.78, w * 0.62, h * 0.8);
        c.lineTo(w * 0.36, h * 0.8);
        c.bezierCurveTo(w * 0.28, h * 0.78, w * 0.26, h * 0.6, w * 0.26, h * 0.3);
        c.closePath();
      },
    );
    fill(context, color, (c) => c.ellipse(w * 0.49, h * 0.3, w * 0.23, h * 0.055, 0, 0, 7));
    fill(
      context,
      radial(context, w * 0.45, h * 0.29, w * 0.25, [0, '#a9713f'], [0.7, '#5d3216'], [1, '#2f1608']),
      (c) => c.ellipse(w * 0.49, h * 0.305, w * 0.205, h * 0.043, 0, 0, 7),
    );
    fill(context, '#f5e0c3cc', (c) => {
      c.moveTo(w * 0.49, h * 0.33);
      c.bezierCurveTo(w * 0.4, h * 0.3, w * 0.42, h * 0.275, w * 0.49, h * 0.295);
      c.bezierCurveTo(w * 0.56, h * 0.275, w * 0.58, h * 0.3, w * 0.49, h * 0.33);
      c.closePath();
    });
  };
}

export function bag(color: string) {
  return (context: Context, w: number, h: number) => {
    context.strokeStyle = color;
    context.lineWidth = w * 0.035;
    context.beginPath();
    context.ellipse(w * 0.5, h * 0.36, w * 0.17, h * 0.2, 0, Math.PI, 0);
    context.stroke();
    fill(context, linear(context, 0, h * 0.35, w * 0.4, h * 0.9, [0, color], [0.4, color], [1, dark(color)]), (c) => {
      c.moveTo(w * 0.2, h * 0.38);
      c.lineTo(w * 0.8, h * 0.38);
      c.bezierCurveTo(w * 0.84, h * 0.6, w * 0.88, h * 0.72, w * 0.86, h * 0.82);
      c.quadraticCurveTo(w * 0.5, h * 0.87, w * 0.14, h * 0.82);
      c.bezierCurveTo(w * 0.12, h * 0.72, w * 0.16, h * 0.6, w * 0.2, h * 0.38);
      c.closePath();
    });
    fill(context, color, (c) => {
      c.moveTo(w * 0.2, h * 0.38);
      c.lineTo(w * 0.8, h * 0.38);
      c.bezierCurveTo(w * 0.82, h * 0.5, w * 0.7, h * 0.6, w * 0.5, h * 0.61);
      c.bezierCurveTo(w * 0.3, h * 0.6, w * 0.18, h * 0.5, w * 0.2, h * 0.38);
      c.closePath();
    });
    fill(context, '#ffffff40', (c) => {
      c.moveTo(w * 0.22, h * 0.4);
      c.lineTo(w * 0.44, h * 0.4);
      c.bezierCurveTo(w * 0.4, h * 0.5, w * 0.34, h * 0.55, w * 0.26, h * 0.54);
      c.closePath();
    });
    fill(context, linear(context, w * 0.46, h * 0.57, w * 0.54, h * 0.65, [0, '#fff0c2'], [1, '#b48330']), (c) =>
      c.roundRect(w * 0.46, h * 0.575, w * 0.08, h * 0.07, 10),
    );
  };
}

export function burger(context: Context, w: number, h: number): void {
  fill(context, linear(context, 0, h * 0.6, 0, h * 0.76, [0, '#d88a3a'], [1, '#a45a1c']), (c) =>
    c.roundRect(w * 0.2, h * 0.62, w * 0.6, h * 0.14, 60),
  );
  fill(context, linear(context, 0, h * 0.52, 0, h * 0.64, [0, '#6b3416'], [1, '#3c1a0a']), (c) =>
    c.roundRect(w * 0.17, h * 0.54, w * 0.66, h * 0.1, 44),
  );
  fill(context, '#ffc23a', (c) => {
    c.moveTo(w * 0.17, h * 0.52);
    c.lineTo(w * 0.83, h * 0.52);
    c.lineTo(w * 0.76, h * 0.575);
    c.lineTo(w * 0.68, h * 0.55);
    c.lineTo(w * 0.52, h * 0.62);
    c.lineTo(w * 0.4, h * 0.55);
    c.lineTo(w * 0.28, h * 0.58);
    c.closePath();
  });
  fill(context, '#d93a2b', (c) => c.roundRect(w * 0.19, h * 0.475, w * 0.62, h * 0.045, 22));
  fill(context, '#6fae3a', (c) => {
    c.moveTo(w * 0.15, h * 0.47);
    for (let index = 0; index <= 10; index += 1)
      c.quadraticCurveTo(
        w * (0.185 + index * 0.07),
        h * (index % 2 ? 0.44 : 0.52),
        w * (0.22 + index * 0.063),
        h * 0.47,
      );
    c.lineTo(w * 0.84, h * 0.44);
    c.lineTo(w * 0.16, h * 0.44);
    c.closePath();
  });
  fill(
    context,
    linear(context, w * 0.2, h * 0.2, w * 0.7, h * 0.46, [0, '#f2b45c'], [0.5, '#d98a34'], [1, '#a85f1d']),
    (c) => {
      c.moveTo(w * 0.18, h * 0.45);
      c.bezierCurveTo(w * 0.16, h * 0.2, w * 0.84, h * 0.2, w * 0.82, h * 0.45);
      c.closePath();
    },
  );
  for (let index = 0; index < 16; index += 1)
    fill(context, '#fff1cf', (c) =>
      c.ellipse(
        w * (0.3 + ((index * 37) % 42) / 100),
        h * (0.29 + ((index * 23) % 12) / 100),
        w * 0.012,
        h * 0.006,
        index,
        0,
        7,
      ),
    );
}

export function person(skin: string, hair: string, dress: string) {
  return (context: Context, w: number, h: number) => {
    fill(context, hair, (c) => c.ellipse(w * 0.5, h * 0.34, w * 0.175, h * 0.2, 0, 0, 7));
    fill(context, hair, (c) => c.roundRect(w * 0.325, h * 0.34, w * 0.35, h * 0.26, 90));
    fill(context, linear(context, 0, h * 0.55, w, h, [0, dress], [1, dark(dress)]), (c) => {
      c.moveTo(w * 0.14, h);
      c.bezierCurveTo(w * 0.16, h * 0.72, w * 0.26, h * 0.62, w * 0.42, h * 0.58);
      c.lineTo(w * 0.58, h * 0.58);
      c.bezierCurveTo(w * 0.74, h * 0.62, w * 0.84, h * 0.72, w * 0.86, h);
      c.closePath();
    });
    fill(context, linear(context, w * 0.4, 0, w * 0.62, 0, [0, skin], [1, '#7a4a34']), (c) =>
      c.roundRect(w * 0.44, h * 0.46, w * 0.12, h * 0.16, 40),
    );
    fill(context, radial(context, w * 0.46, h * 0.34, w * 0.22, [0, skin], [0.7, skin], [1, '#8a5a40']), (c) =>
      c.ellipse(w * 0.5, h * 0.37, w * 0.115, h * 0.135, 0, 0, 7),
    );
    fill(context, hair, (c) => {
      c.moveTo(w * 0.38, h * 0.36);
      c.bezierCurveTo(w * 0.38, h * 0.2, w * 0.62, h * 0.2, w * 0.62, h * 0.36);
      c.bezierCurveTo(w * 0.56, h * 0.27, w * 0.48, h * 0.27, w * 0.38, h * 0.36);
      c.closePath();
    });
  };
}

export function watch(context: Context, w: number, h: number): void {
  fill(context, linear(context, w * 0.38, 0, w * 0.62, 0, [0, '#2a1a12'], [0.5, '#6b4530'], [1, '#24150d']), (c) =>
    c.roundRect(w * 0.39, h * 0.08, w * 0.22, h * 0.84, 40),
  );
  fill(
    context,
    linear(context, w * 0.28, h * 0.3, w * 0.72, h * 0.7, [0, '#fff3d2'], [0.5, '#c79a4a'], [1, '#7d5a20']),
    (c) => c.ellipse(w * 0.5, h * 0.5, w * 0.23, w * 0.23, 0, 0, 7),
  );
  fill(context, radial(context, w * 0.45, h * 0.45, w * 0.22, [0, '#24384a'], [1, '#0d1720']), (c) =>
    c.ellipse(w * 0.5, h * 0.5, w * 0.2, w * 0.2, 0, 0, 7),
  );
  context.strokeStyle = '#f3e4bd';
  for (let index = 0; index < 12; index += 1) {
    const angle = (index * Math.PI) / 6;
    context.lineWidth = index % 3 === 0 ? 12 : 5;
    context.beginPath();
    context.moveTo(w * 0.5 + Math.cos(angle) * w * 0.165, h * 0.5 + Math.sin(angle) * w * 0.165);
    context.lineTo(w * 0.5 + Math.cos(angle) * w * 0.185, h * 0.5 + Math.sin(angle) * w * 0.185);
    context.stroke();
  }
  context.lineWidth = 10;
  context.beginPath();
  context.moveTo(w * 0.5, h * 0.5);
  context.lineTo(w * 0.4, h * 0.41);
  context.moveTo(w * 0.5, h * 0.5);
  context.lineTo(w * 0.56, h * 0.37);
  context.stroke();
}

export function plant(pot: string) {
  return (context: Context, w: number, h: number) => {
    for (let index = 0; index < 11; index += 1) {
      const angle = -Math.PI / 2 + (index - 5) * 0.27;
      const length = h * (0.4 - Math.abs(index - 5) * 0.022);
      context.save();
      context.translate(w * 0.5, h * 0.62);
      context.rotate(angle + Math.PI / 2);
      fill(
        context,
        linear(context, -60, -length, 60, 0, [0, index % 2 ? '#58a866' : '#3f8f55'], [1, '#1d4f30']),
        (c) => {
          c.moveTo(0, 0);
          c.bezierCurveTo(-w * 0.08, -length * 0.4, -w * 0.05, -length * 0.8, 0, -length);
          c.bezierCurveTo(w * 0.05, -length * 0.8, w * 0.08, -length * 0.4, 0, 0);
          c.closePath();
        },
      );
      context.restore();
    }
    fill(
      context,
      linear(context, w * 0.34, 0, w * 0.66, 0, [0, dark(pot, 0.8)], [0.4, pot], [1, dark(pot, 0.55)]),
      (c) => {
        c.moveTo(w * 0.34, h * 0.6);
        c.lineTo(w * 0.66, h * 0.6);
        c.lineTo(w * 0.62, h * 0.86);
        c.lineTo(w * 0.38, h * 0.86);
        c.closePath();
      },
    );
    fill(context, pot, (c) => c.roundRect(w * 0.325, h * 0.58, w * 0.35, h * 0.06, 8));
  };
}

export function headphones(color: string) {
  return (context: Context, w: number, h: number) => {
    context.strokeStyle = linear(
      context,
      w * 0.2,
      h * 0.1,
      w * 0.8,
      h * 0.5,
      [0, '#3a3f4a'],
      [0.5, color],
      [1, '#171a20'],
    ) as unknown as string;
    context.lineWidth = w * 0.06;
    context.beginPath();
    context.ellipse(w * 0.5, h * 0.5, w * 0.28, h * 0.34, 0, Math.PI * 0.95, Math.PI * 2.05);
    context.stroke();
    for (const side of [-1, 1]) {
      fill(
        context,
        linear(context, w * (0.5 + side * 0.36), h * 0.45, w * (0.5 + side * 0.2), h * 0.8, [0, color], [1, '#14161c']),
        (c) => c.ellipse(w * (0.5 + side * 0.28), h * 0.62, w * 0.105, h * 0.17, side * 0.12, 0, 7),
      );
      fill(context, '#ffffff30', (c) =>
        c.ellipse(w * (0.48 + side * 0.28), h * 0.57, w * 0.04, h * 0.09, side * 0.12, 0, 7),
      );
    }
  };
}
