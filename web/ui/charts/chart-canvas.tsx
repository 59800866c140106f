import { useEffect, useRef, useState } from 'react';
import { useChartColours } from './chart-colours.ts';
import type { ChartPicture, DrawnChart } from './draw-chart.ts';

type Draw = typeof import('./draw-chart.ts').drawChart;

interface ChartCanvasProps {
  readonly picture: ChartPicture;
  readonly description: string;
  readonly onFailure: () => void;
}

/** A chart on a canvas; the library is loaded with the first one. */
export function ChartCanvas({ picture, description, onFailure }: ChartCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<DrawnChart | null>(null);
  const [draw, setDraw] = useState<Draw | null>(null);
  const colours = useChartColours();
  const content = JSON.stringify(picture); // answers arrive every minute, mostly unchanged

  const failed = useRef(onFailure);
  useEffect(() => {
    failed.current = onFailure;
  });
  useEffect(() => {
    let shown = true;
    import('./draw-chart.ts').then(
      (chart) => shown && setDraw(() => chart.drawChart),
      () => shown && failed.current(),
    );
    return () => {
      shown = false;
    };
  }, []);

  useEffect(() => {
    if (!draw || !canvas.current) return;
    const wanted = JSON.parse(content) as ChartPicture;
    if (drawn.current) drawn.current.redraw(wanted, colours);
    else drawn.current = draw(canvas.current, wanted, colours);
  }, [draw, content, colours]);
  useEffect(
    () => () => {
      drawn.current?.destroy();
      drawn.current = null;
    },
    [],
  );

  return <canvas ref={canvas} role="img" aria-label={description} />;
}
