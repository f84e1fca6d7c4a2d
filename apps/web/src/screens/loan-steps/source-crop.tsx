import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { documentDetail, documentPages } from '../../api/operations/documents.ts';
import type { Box } from '../../page-viewer/fractions.ts';
import { PageCrop } from '../../page-viewer/page-crop.tsx';

interface SourceCropProps {
  readonly documentId: string;
  readonly pageNo: number;
  readonly box: Box;
  readonly label: string;
}

/** A value as it is printed. Nothing where the document is gone: retention deletes pages before it deletes records. */
export function SourceCrop({ documentId, pageNo, box, label }: SourceCropProps) {
  const { data } = useQuery(documentDetail(documentId));
  const source = useMemo(() => (data === undefined ? null : documentPages(data)), [data]);
  return source === null ? null : <PageCrop source={source} pageNo={pageNo} box={box} label={label} />;
}
